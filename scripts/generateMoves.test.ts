import { readFileSync } from 'node:fs';
import { Generations } from '@smogon/calc';
import { describe, expect, it } from 'vitest';
import type { Generation } from '#engine/generation.ts';
import { generateMoves, type Moves } from './generateMoves.ts';

const committed = readFileSync(new URL('../src/showdown/moves.json', import.meta.url), 'utf8');
const moves: Moves = JSON.parse(committed);

function typesWith(move: string, lists: Moves['types']): string | undefined {
  return Object.entries(lists).find(([, ids]) => ids.includes(move))?.[0];
}

/** The type the move had in the generation, 'none' where it stands in `noType`. */
function typeIn(generation: Generation, move: string): string | undefined {
  if (moves.noType.includes(move)) return 'none';
  const past = generation === 'default' ? undefined : typesWith(move, moves.past[generation]);
  return past ?? typesWith(move, moves.types);
}

it('src/showdown/moves.json is what the simulator gives', () => {
  expect(generateMoves()).toBe(committed);
});

describe('the type of a move', () => {
  it.each<[string, today: string | undefined, gen2?: string, gen1?: string]>([
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
    // Their power is found out in battle, but they use the chart.
    ['fling', 'dark', 'dark'],
    ['present', 'normal', 'normal'],
    ['magnitude', 'ground', 'ground'],
    ['lowkick', 'fighting', 'fighting', 'fighting'],
    ['futuresight', 'psychic', 'psychic'],
    // Past, of Let's Go, and of Legends Z-A.
    ['return', 'normal', 'normal'],
    ['buzzybuzz', 'electric'],
    ['nihillight', 'dragon'],
    // Status, fixed damage, one hit knocks out, damage given back.
    ['protect', 'none', 'none'],
    ['thunderwave', 'none', 'none', 'none'],
    ['moonlight', 'none', 'none'],
    ['seismictoss', 'none', 'none', 'none'],
    ['nightshade', 'none', 'none', 'none'],
    ['dragonrage', 'none', 'none', 'none'],
    ['sonicboom', 'none', 'none', 'none'],
    ['superfang', 'none', 'none', 'none'],
    ['ruination', 'none'],
    ['finalgambit', 'none', 'none'],
    ['endeavor', 'none', 'none'],
    ['fissure', 'none', 'none', 'none'],
    ['sheercold', 'none', 'none'],
    ['counter', 'none', 'none', 'none'],
    ['mirrorcoat', 'none', 'none'],
    ['metalburst', 'none', 'none'],
    ['bide', 'none', 'none', 'none'],
    ['struggle', 'none', 'none', 'none'],
    // In no set: Z and Max moves, those of fans; Hidden Power alone does not say its type.
    ['breakneckblitz', undefined],
    ['10000000voltthunderbolt', undefined],
    ['maxflare', undefined],
    ['gmaxwildfire', undefined],
    ['paleowave', undefined],
    ['hiddenpower', undefined],
  ])('%s: today %s', (move, today, gen2, gen1) => {
    expect(typeIn('default', move)).toBe(today);
    if (gen2) expect(typeIn('gen2', move)).toBe(gen2);
    if (gen1) expect(typeIn('gen1', move)).toBe(gen1);
  });
});

// Tables of another project, by generation. It watches the simulator's, so the facts above are no less needed.
describe('the moves as @smogon/calc has them', () => {
  const typed = Object.values(moves.types).flat();

  it.each<[Generation, 1 | 5 | 9, count: number]>([
    ['gen1', 1, 98],
    ['gen2', 5, 362],
    ['default', 9, 561],
  ])('%s: generation %i, %i moves', (generation, number, count) => {
    const theirs = [...Generations.get(number).moves].filter(({ id }) => typed.includes(id));
    expect(theirs).toHaveLength(count);
    const ours = theirs.map(({ id }) => `${id} ${typeIn(generation, id)}`);
    expect(ours).toEqual(theirs.map(({ id, type }) => `${id} ${type.toLowerCase()}`));
  });

  it('its status moves have no type, and no move it knows is missing', () => {
    const fans = ['paleowave', 'polarflare', 'shadowstrike'];
    const inSets = [...Generations.get(9).moves].filter(
      ({ id, isZ, isMax }) => !isZ && !isMax && ![...fans, 'nomove', 'hiddenpower'].includes(id),
    );
    const status = inSets.filter(({ category }) => category === 'Status').map(({ id }) => id);
    expect(status).toHaveLength(269);
    expect(moves.noType).toEqual(expect.arrayContaining(status));
    const known = [...typed, ...moves.noType];
    expect(known).toEqual(expect.arrayContaining(inSets.map(({ id }) => id)));
  });
});

describe('the lists', () => {
  const now = [...Object.values(moves.types), moves.noType];
  const past = Object.values(moves.past).flatMap((lists) => Object.values(lists));

  it('have every move once, in the order of the alphabet, one list per line', () => {
    expect(new Set(now.flat()).size).toBe(now.flat().length);
    for (const list of [...now, ...past]) {
      expect(list).toEqual(list.toSorted());
      expect(
        committed.split('\n').filter((line) => line.includes(JSON.stringify(list))),
      ).toHaveLength(1);
    }
  });

  it('name a move as Showdown does, in small letters and digits', () => {
    for (const move of now.flat()) expect(move).toMatch(/^[a-z0-9]+$/);
  });

  it('tell of the past only what is otherwise today', () => {
    for (const lists of Object.values(moves.past)) {
      for (const [type, ids] of Object.entries(lists)) {
        for (const move of ids)
          expect([undefined, type]).not.toContain(typesWith(move, moves.types));
      }
    }
  });
});
