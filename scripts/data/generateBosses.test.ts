import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { Dex } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { bossRoles, starters } from '#core/bosses/boss.ts';
import { parseBosses } from '#core/bosses/bossFile.ts';
import type { BossIndexRow } from '#core/bosses/bossIndex.ts';
import { types } from '#core/charts/type.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { parseMoves } from '#core/pokedex/moveFiles/moveTable.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import { hasMove } from '#core/rules/moveFacts.ts';
import { type Game, gameNames, games } from '#core/rulesets/game.ts';
import { idsIn } from '#tests/gameLists.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import {
  bossGames,
  countBosses,
  generateBosses,
  generateBossIndex,
  listBossSources,
  readBosses,
} from './generateBosses.ts';

loadMovesFromDisk();
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { moves, others } = parseMoves(readJson('public/moves.json'));
const damagingMoves = new Map([...moves.values()].map((move) => [showdownId(move.id), move]));

// docs/data.md has the same numbers.
const counts: Partial<Record<Game, [battles: number, members: number, unsure: number]>> = {
  'red-blue': [38, 153, 0],
  yellow: [34, 139, 0],
  'gold-silver': [49, 202, 0],
  crystal: [50, 205, 0],
  'ruby-sapphire': [43, 141, 0],
  emerald: [78, 331, 0],
  'firered-leafgreen': [47, 197, 0],
  'diamond-pearl': [42, 177, 0],
  platinum: [61, 262, 0],
  'heartgold-soulsilver': [76, 354, 1],
  'black-white': [68, 243, 0],
  'black-2-white-2': [62, 236, 21],
  'x-y': [53, 155, 53],
  'omega-ruby-alpha-sapphire': [44, 124, 44],
  'sun-moon': [57, 171, 57],
  'ultra-sun-ultra-moon': [82, 264, 82],
  'sword-shield': [61, 240, 7],
  'brilliant-diamond-shining-pearl': [36, 141, 14],
  'scarlet-violet': [57, 219, 21],
};

it('covers every game but four', () => {
  expect(gameNames.filter((game) => !bossGames.includes(game)).sort()).toEqual([
    ...['champions', 'legends-arceus', 'legends-za', 'lets-go'],
  ]);
});

describe.each(bossGames)('the bosses of %s', (game) => {
  const facts = readBosses(game);
  const dex = Dex.forGen(Math.floor(games[game].generation));
  const members = facts.flatMap(({ id, team, starmobile }) =>
    team.map((member, index) => ({
      where: `${id} ${member[0]}`,
      member,
      isStarmobile: starmobile !== undefined && index === team.length - 1,
    })),
  );
  const problemsOf = (hasProblem: (each: (typeof members)[number]) => boolean) =>
    members.filter(hasProblem).map(({ where }) => where);

  it('have the numbers of docs/data.md', () => {
    const { battles, members, unsure } = countBosses(game);
    expect([battles, members, unsure]).toEqual(counts[game]);
  });

  it('take at most 7 kB of a download', () => {
    expect(brotliCompressSync(generateBosses(game)).length).toBeLessThanOrEqual(7000);
  });

  it('have ids of their own, which links can have', () => {
    const ids = facts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]{0,50}$/.test(id))).toEqual([]);
  });

  it('have numbers of trainers, each once', () => {
    const numbers = facts.flatMap((fact) => fact.numbers ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => Number.isInteger(number) && number > 0)).toBe(true);
    const isComplete = facts.every((fact) => fact.numbers);
    expect(isComplete || !numbers.length).toBe(game !== 'black-2-white-2');
  });

  it('have known roles, starters and types, and either a trainer or a Pokémon', () => {
    const roles: readonly string[] = bossRoles;
    const isKnown = (list: readonly string[], word: string | undefined) =>
      word === undefined || list.includes(word);
    const wrong = parseBosses(JSON.parse(generateBosses(game))).filter(
      ({ role, starter, starmobile, trainer, pokemon }) =>
        !roles.includes(role) ||
        !isKnown(starters, starter) ||
        !isKnown(types, starmobile) ||
        (trainer === undefined) === (pokemon === undefined),
    );
    expect(wrong).toEqual([]);
  });

  it('have Pokémon of the game, with levels', () => {
    const ids = new Set(idsIn(game));
    expect(
      problemsOf(
        ({ member: [species, level] }) => !ids.has(species) || !(level >= 2 && level <= 100),
      ),
    ).toEqual([]);
  });

  it('have abilities that their Pokémon have in the generation, and Starmobiles their own', () => {
    expect(
      problemsOf(({ member: [species, , ability], isStarmobile }) => {
        if (dex.gen < 3) return ability !== null;
        const { abilities } = dex.species.get(species);
        const possible = Object.values(abilities).map(showdownId);
        return ability === null || (!isStarmobile && !possible.includes(ability));
      }),
    ).toEqual([]);
  });

  it('have one to four moves that the game has', () => {
    const hasGameMove = (id: string) => {
      const move = damagingMoves.get(id);
      return move ? hasMove(game, move) : others.has(id) && dex.moves.get(id).gen <= dex.gen;
    };
    expect(
      problemsOf(
        ({ member: [, , , , list] }) =>
          list.length < 1 ||
          list.length > 4 ||
          new Set(list).size < list.length ||
          !list.every(hasGameMove),
      ),
    ).toEqual([]);
  });

  it('have items and Tera Types of the generation', () => {
    expect(
      problemsOf(({ member: [, , , item, , tera] }) => {
        const isItem = item === null || dex.items.get(item).gen <= dex.gen;
        return !isItem || (tera !== undefined && (dex.gen < 9 || !dex.types.get(tera).exists));
      }),
    ).toEqual([]);
  });

  it('are read from their text as they are in the facts', () => {
    for (const [index, boss] of parseBosses(JSON.parse(generateBosses(game))).entries()) {
      const { teams, unreadableLines } = readShowdown(boss.team, pokedex, game);
      const expected = facts[index]!.team;
      // No source says which type it has.
      const problems = unreadableLines.filter(({ text }) => text !== '- Hidden Power');
      expect(problems, boss.id).toEqual([]);
      expect(teams[0]?.members.map(({ pokemon }) => pokemon.id)).toEqual(
        expected.map(([species]) => species),
      );
      expect(boss.level).toBe(Math.max(...expected.map(([, level]) => level)));
    }
  });
});

it('has only sources that docs/data.md names', () => {
  const text = readFileSync('docs/data.md', 'utf8');
  expect([...listBossSources()].filter((letter) => !text.includes(`\n| ${letter} | `))).toEqual([]);
});

it('has names of all trainers but those that no source has', () => {
  const names = readJson('public/bosses/trainers.json');
  const english = bossGames
    .flatMap((game) => readBosses(game).flatMap(({ trainer }) => trainer ?? []))
    .flatMap((trainer) => (names[trainer] ? [trainer] : trainer.split(/ & | \/ /)));
  const used = new Set(english);
  expect(Object.keys(names).filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((name) => !names[name]).sort()).toEqual([
    ...['Aarune', 'Calem', 'Dexio', 'Dulse', 'Elder Li', 'Emmet', 'Employee', 'Eusine'],
    ...['Executive', 'Grunt', 'Ingo', 'James', 'Jessie', 'Kimono Girls', 'Morimoto'],
    ...['Rocket Admin', 'Ryuki', 'Sada', 'Shadow', 'Sina', 'Soliera', 'Turo'],
  ]);
});

it('has each trainer of a game once in the index, with the last battle of the story', () => {
  const index = JSON.parse(generateBossIndex());
  for (const game of bossGames) {
    const ids = new Set(readBosses(game).map(({ id }) => id));
    const rows: BossIndexRow[] = index[game];
    const trainers = rows.map(([trainer]) => trainer);
    expect([...new Set(trainers)]).toEqual(trainers);
    expect(new Set(trainers)).toEqual(
      new Set(readBosses(game).flatMap(({ trainer }) => trainer ?? [])),
    );
    const indexed = rows.flatMap(([, id, , , idByStarter = {}]) => [
      id,
      ...Object.values(idByStarter),
    ]);
    expect(indexed.filter((id) => !ids.has(id))).toEqual([]);
  }
  const rowOf = (game: Game, name: string) =>
    index[game].find(([trainer]: BossIndexRow) => trainer === name);
  // The rematches are later in the file.
  expect(rowOf('platinum', 'Cynthia')).toEqual(['Cynthia', 'cynthia', 'champion', 62]);
  expect(rowOf('platinum', 'Barry')[4].fire).toBe('barry-6-fire');
});
