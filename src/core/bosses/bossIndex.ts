import { fold } from '#core/pokedex/names/fold.ts';
import { type Game, gameNames } from '#core/rulesets/game.ts';
import { type BossRole, bossRoles } from './boss.ts';
import { listTrainerNames, type TrainerNames, translateTrainer } from './trainerNames.ts';

/** A trainer of a game as the search lists it, with the last battle of the story. */
export type ListedBoss = {
  game: Game;
  id: string;
  trainer: string;
  role: BossRole;
  /** The highest level of the team. */
  level: number;
  /** The ids of the battle by the starter of the player, if the team depends on it. */
  idByStarter: Readonly<Record<string, string>>;
};

/** A trainer in a line of `public/bosses/index.json`, with the highest level and the ids by the starter of the player. */
export type BossIndexRow = readonly [
  trainer: string,
  id: string,
  role: string,
  level: number,
  idByStarter?: Readonly<Record<string, string>>,
];

/** Parses the file of the bosses of all games, the newest game first; throws a TypeError if it is invalid. */
export function parseBossIndex(json: unknown): readonly ListedBoss[] {
  const rowsOf: ReadonlyMap<string, unknown> = new Map(Object.entries(json ?? {}));
  return gameNames.flatMap((game) => {
    const rows = rowsOf.get(game) ?? [];
    if (!Array.isArray(rows)) throw new TypeError(`The bosses of ${game} are no list`);
    return rows.map(([trainer, id, roleName, level, idByStarter = {}]: BossIndexRow) => {
      const role = bossRoles.find((each) => each === roleName);
      const texts = [trainer, id, ...Object.values(idByStarter)];
      const isValid = texts.every((text) => typeof text === 'string');
      if (!role || !isValid || typeof level !== 'number')
        throw new TypeError(`A boss of ${game} is invalid`);
      return { game, id, trainer, role, level, idByStarter };
    });
  });
}

/**
 * Returns the trainers of whom a word of a name begins with the text: by the name in the language, then by the English
 * one, then by any other; among these, those of the game in use come first.
 */
export function findListedBosses(
  bosses: readonly ListedBoss[],
  names: TrainerNames,
  text: string,
  language: string,
  gameInUse: Game | undefined,
): readonly ListedBoss[] {
  const query = fold(text.trim());
  if (query === '') return [];
  const matches = (name: string) => ` ${fold(name)}`.includes(` ${query}`);
  const groups = [
    (trainer: string) => [translateTrainer(names, trainer, language)],
    (trainer: string) => [trainer],
    (trainer: string) => listTrainerNames(names, trainer),
  ];
  return bosses
    .flatMap((boss) => {
      const group = groups.findIndex((namesOf) => namesOf(boss.trainer).some(matches));
      return group === -1 ? [] : [{ boss, rank: group * 2 + (boss.game === gameInUse ? 0 : 1) }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ boss }) => boss);
}
