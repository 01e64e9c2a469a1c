import { readFileSync } from 'node:fs';
import { Generations } from '@smogon/calc';
import { describe, expect, it } from 'vitest';
import type { Era } from '#engine/era.ts';
import type { Moves } from './generateMoves.ts';

const committed = readFileSync(new URL('../../src/showdown/moves.json', import.meta.url), 'utf8');
const moves: Moves = JSON.parse(committed);

function typesWith(move: string, lists: Moves['types']): string | undefined {
  return Object.entries(lists).find(([, ids]) => ids.includes(move))?.[0];
}

/** The type of the move in the generation; 'none' if it is in `noType`. */
function typeIn(generation: Era, move: string): string | undefined {
  if (moves.noType.includes(move)) return 'none';
  const past = generation === 'default' ? undefined : typesWith(move, moves.past[generation]);
  return past ?? typesWith(move, moves.types);
}

describe('the type of a move', () => {
  it.each<[moves: string, today: string | undefined, gen2?: string, gen1?: string]>([
    ['bite', 'dark', 'dark', 'normal'],
    ['karatechop', 'fighting', 'fighting', 'normal'],
    ['gust', 'flying', 'flying', 'normal'],
    ['ember', 'fire', 'fire', 'fire'],
    ['terablast', 'normal'],
    ['judgment', 'normal', 'normal'],
    ['freezedry', 'ice'],
    ['thousandarrows', 'ground'],
    ['flyingpress', 'fighting'],
    ['moonblast', 'fairy'],
    ['hiddenpowerice', 'ice', 'ice'],
    ['hiddenpowerfire', 'fire', 'fire'],
    // Their power is calculated in battle, but they use the chart.
    ['fling', 'dark', 'dark'],
    ['present', 'normal', 'normal'],
    ['magnitude', 'ground', 'ground'],
    ['lowkick', 'fighting', 'fighting', 'fighting'],
    ['futuresight', 'psychic', 'psychic'],
    // Moves of former games, of Let's Go, and of Legends Z-A.
    ['return', 'normal', 'normal'],
    ['buzzybuzz', 'electric'],
    ['nihillight', 'dragon'],
    // Status moves, fixed damage, one-hit KOs, returned damage.
    ['ruination', 'none'],
    ['protect moonlight finalgambit endeavor sheercold mirrorcoat metalburst', 'none', 'none'],
    ['thunderwave seismictoss nightshade dragonrage sonicboom', 'none', 'none', 'none'],
    ['superfang fissure counter bide struggle', 'none', 'none', 'none'],
    // In no set: Z-Moves, Max Moves, fan-made moves, and Hidden Power without its type.
    ['breakneckblitz 10000000voltthunderbolt maxflare gmaxwildfire', undefined],
    ['paleowave hiddenpower', undefined],
  ])('%s: today %s', (names, today, gen2, gen1) => {
    for (const move of names.split(' ')) {
      expect(typeIn('default', move), move).toBe(today);
      if (gen2) expect(typeIn('gen2', move), move).toBe(gen2);
      if (gen1) expect(typeIn('gen1', move), move).toBe(gen1);
    }
  });
});

// Another project's tables by generation. It follows the simulator, so the facts above are needed too.
describe('the moves in @smogon/calc', () => {
  const chartMoves = Object.values(moves.types).flat();

  it.each<[Era, 1 | 5 | 9, count: number]>([
    ['gen1', 1, 98],
    ['gen2', 5, 362],
    ['default', 9, 561],
  ])('have the same types in %s: generation %i, %i moves', (generation, number, count) => {
    const calcMoves = [...Generations.get(number).moves].filter(({ id }) =>
      chartMoves.includes(id),
    );
    expect(calcMoves).toHaveLength(count);
    const ownTypes = calcMoves.map(({ id }) => `${id} ${typeIn(generation, id)}`);
    expect(ownTypes).toEqual(calcMoves.map(({ id, type }) => `${id} ${type.toLowerCase()}`));
  });

  it('include its status moves, without a type, and all its other moves', () => {
    const fanMoves = ['paleowave', 'polarflare', 'shadowstrike'];
    const inSets = [...Generations.get(9).moves].filter(
      ({ id, isZ, isMax }) =>
        !isZ && !isMax && ![...fanMoves, 'nomove', 'hiddenpower'].includes(id),
    );
    const status = inSets.filter(({ category }) => category === 'Status').map(({ id }) => id);
    expect(status).toHaveLength(269);
    expect(moves.noType).toEqual(expect.arrayContaining(status));
    const allIds = [...chartMoves, ...moves.noType];
    expect(allIds).toEqual(expect.arrayContaining(inSets.map(({ id }) => id)));
  });
});

describe('the lists', () => {
  const now = [...Object.values(moves.types), moves.noType];
  const past = Object.values(moves.past).flatMap((lists) => Object.values(lists));

  it('have every move once, in alphabetical order, one list per line', () => {
    expect(new Set(now.flat()).size).toBe(now.flat().length);
    for (const list of [...now, ...past]) {
      expect(list).toEqual(list.toSorted());
      expect(
        committed.split('\n').filter((line) => line.includes(JSON.stringify(list))),
      ).toHaveLength(1);
    }
  });

  it('name a move as Showdown does, in lowercase letters and digits', () => {
    for (const move of now.flat()) expect(move).toMatch(/^[a-z0-9]+$/);
  });

  it('have only former types that differ from the current ones', () => {
    for (const lists of Object.values(moves.past)) {
      for (const [type, ids] of Object.entries(lists)) {
        for (const move of ids)
          expect([undefined, type]).not.toContain(typesWith(move, moves.types));
      }
    }
  });
});
