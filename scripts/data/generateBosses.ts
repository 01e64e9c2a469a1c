// docs/data.md says where the facts in data/bosses come from.
import { readdirSync, readFileSync } from 'node:fs';
import { Dex } from '@pkmn/sim';
import type { BossRecord } from '#core/bosses/bossFile.ts';
import type { BossIndexRow } from '#core/bosses/bossIndex.ts';
import type { Game } from '#core/rulesets/game.ts';

/** A member: its id in the Pokédex, level, ability, item, moves and Tera Type. */
type MemberFacts = readonly [
  species: string,
  level: number,
  ability: string | null,
  item: string | null,
  moves: readonly string[],
  tera?: string,
];

/** A record of `data/bosses`. */
export type BossFacts = Omit<BossRecord, 'team' | 'marks'> & {
  marks?: readonly string[];
  team: readonly MemberFacts[];
  sources: string;
};

/** The games whose bosses are in `data/bosses`. */
export const bossGames = readdirSync('data/bosses')
  .map((name) => name.replace('.json', ''))
  .filter((name) => name !== 'trainers') as Game[];

/** Returns the records of the game in `data/bosses`. */
export function readBosses(game: Game): readonly BossFacts[] {
  return JSON.parse(readFileSync(`data/bosses/${game}.json`, 'utf8'));
}

/** How much of the story of a game is known; `unsure` are the battles of which one source alone has a part. */
export type BossCounts = { battles: number; members: number; unsure: number };

/** Counts the opponents of the game. */
export function countBosses(game: Game): BossCounts {
  const bosses = readBosses(game);
  return {
    battles: bosses.length,
    members: bosses.flatMap(({ team }) => team).length,
    unsure: bosses.filter(({ unsure }) => unsure).length,
  };
}

/** The letters of the sources of all opponents; docs/data.md has their names. */
export function listBossSources(): ReadonlySet<string> {
  return new Set(
    bossGames.flatMap((game) => readBosses(game).flatMap(({ sources }) => [...sources])),
  );
}

/** The text of the file of the game in `public/bosses`, one record per line. */
export function generateBosses(game: Game): string {
  const lines = readBosses(game).map((facts) => JSON.stringify(createRecord(facts)));
  return `[\n${lines.join(',\n')}\n]\n`;
}

function createRecord({ sources, role, marks, team, ...facts }: BossFacts): BossRecord {
  return {
    ...facts,
    role: role.replace(/ (.)/, (_, letter: string) => letter.toUpperCase()),
    ...(marks && { marks: marks.join(' ') }),
    team: team.map(formatMember),
  };
}

function formatMember([species, level, ability, item, moves, tera]: MemberFacts): string {
  return [
    Dex.species.get(species).name,
    level,
    ability ? Dex.abilities.get(ability).name : '',
    item ? Dex.items.get(item).name : '',
    tera ? Dex.types.get(tera).name : '',
    ...moves.map((move) => Dex.moves.get(move).name),
  ].join('|');
}

/** The text of `public/bosses/trainers.json`: the names of one trainer per line. */
export function generateTrainers(): string {
  return readFileSync('data/bosses/trainers.json', 'utf8');
}

/**
 * The text of `public/bosses/index.json`: the trainers of each game, one game per line, each with the last battle of
 * the story, or the last one of all if there is none in the story.
 */
export function generateBossIndex(): string {
  const lines = bossGames.map((game) => {
    const bosses = readBosses(game).filter(({ trainer }) => trainer);
    const trainers = [...new Set(bosses.map(({ trainer }) => trainer!))];
    const rows = trainers.map((trainer): BossIndexRow => {
      const battles = bosses.filter((each) => each.trainer === trainer);
      const isExtra = ({ marks }: BossFacts) =>
        marks?.some((mark) =>
          ['rematch', 'afterStory', 'tournament', 'challengeMode'].includes(mark),
        );
      const story = battles.filter((each) => !isExtra(each));
      const last = (story.length > 0 ? story : battles).at(-1)!;
      const level = Math.max(...last.team.map(([, each]) => each));
      // A rival has another team for each starter of the player.
      const variants = story.flatMap(({ id, place, starter }) =>
        starter && place === last.place ? [[starter, id] as const] : [],
      );
      const row = [trainer, last.id, createRecord(last).role, level] as const;
      return variants.length > 1 ? [...row, Object.fromEntries(variants)] : row;
    });
    return `"${game}":${JSON.stringify(rows)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
