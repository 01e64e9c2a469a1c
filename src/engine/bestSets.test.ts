import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standardList, targetsOf } from '#pokedex/list.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { bestLookup } from './bestHit.ts';
import { bestSets } from './bestSets.ts';
import { factorOf } from './chart.ts';
import { isHit, type Target } from './coverage.ts';
import type { Generation } from './generation.ts';
import { nextTypes } from './nextType.ts';
import { parseChart } from './parseChart.ts';
import { type Attack, type World, worldIn } from './situation.ts';
import type { Type } from './type.ts';

/** Own types `t0`, `t1` and so on, where the type of each place has a factor of 2 on those given. */
function worldOf(typeCount: number, superEffective: (place: number) => readonly number[]): World {
  const types = Array.from({ length: typeCount }, (_, place) => `t${place}`);
  const row = (place: number) =>
    Object.fromEntries(superEffective(place).map((defending) => [`t${defending}`, 2]));
  const chart = Object.fromEntries(types.map((type, place) => [type, row(place)]));
  return { generation: 'default', chart: parseChart({ types, chart }) };
}

/** Random whole numbers below the limit; the same seed gives the same. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return (state >> 4) % limit;
  };
}

/** A world of own types of which each is super effective against every other one by chance. */
function randomWorld(typeCount: number, random: (limit: number) => number): World {
  const places = Array.from({ length: typeCount }, (_, place) => place);
  return worldOf(typeCount, () => places.filter(() => random(5) === 0));
}

const type = (place: number): Type => `t${place}` as Type;
const target = (...places: number[]): Target => ({
  typing: places.map(type),
  possibleAbilities: [],
});
const times = (count: number, each: Target): Target[] => Array(count).fill(each);

describe('the best sets of the Pokédex', () => {
  const pokedex: Pokemon[] = JSON.parse(readFileSync('public/pokedex.json', 'utf8'));

  it.each<[generation: Generation, count: number, hit: number, sets: string[]]>([
    ['default', 1, 359, ['ice']],
    ['default', 3, 848, ['fighting ground ice']],
    ['default', 6, 1183, ['fighting flying ground ghost electric ice']],
    ['gen2', 4, 544, ['fighting flying ground electric']],
    ['gen2', 5, 612, ['fighting flying ground electric dark']],
    ['gen1', 5, 142, ['fighting flying ground electric ice', 'fighting ground rock bug grass']],
    ['gen1', 6, 151, ['fighting flying ground bug electric ice']],
  ])('%s, %i types', (generation, count, hit, sets) => {
    const targets = targetsOf(standardList(generation, pokedex, 'en'), true);
    expect(bestSets([], targets, worldIn(generation), count)).toEqual({
      sets: sets.map((set) => set.split(' ')),
      ties: sets.length,
      hit,
      isExact: true,
    });
  });
});

describe('the best sets of 30 own types', () => {
  const places = Array.from({ length: 30 }, (_, place) => place);

  it('are the last six, the only ones that hit all, though each of the others hits more', () => {
    // Types 24 to 29 hit five each, and no other type hits a multiple of 5.
    const world = worldOf(30, (place) =>
      place < 24
        ? places.filter((each) => each % 5 !== 0 && (each * place) % 4 !== 3)
        : places.slice((place - 24) * 5, (place - 23) * 5),
    );
    const targets = places.map((place) => target(place));
    const gains = nextTypes([], targets, world).map(({ gained }) => gained);
    expect(Math.min(...gains.slice(0, 24))).toBeGreaterThan(5);
    expect(gains.slice(24)).toEqual([5, 5, 5, 5, 5, 5]);
    const last = [24, 25, 26, 27, 28, 29].map(type);
    const best = { sets: [last], ties: 1, hit: 30, isExact: true };
    expect(bestSets([], targets, world, 6)).toEqual(best);
    const some: Attack[] = [{ type: type(29) }, { type: type(25) }];
    expect(bestSets(some, targets, world, 6)).toEqual(best);
  });

  it('are one of each of the six pairs that hit the most: all 64 tie', () => {
    const world = worldOf(30, (place) => [place - (place % 2)]);
    const targets = places.flatMap((place) => times(place + 1, target(place)));
    const best = bestSets([], targets, world, 6);
    // 19 targets of type 18, and so on up to 29 of type 28.
    expect(best).toMatchObject({ ties: 64, hit: 19 + 21 + 23 + 25 + 27 + 29, isExact: true });
    expect(best?.sets).toHaveLength(50);
    expect(best?.sets[0]).toEqual([18, 20, 22, 24, 26, 28].map(type));
    expect(best?.sets[1]).toEqual([18, 20, 22, 24, 26, 29].map(type));
    expect(best?.sets[49]).toEqual([19, 21, 22, 24, 26, 29].map(type));
  });

  it('are any six where nothing can be hit', () => {
    const nothing = bestSets([], [], randomWorld(30, randomNumbers(1)), 6);
    expect(nothing).toMatchObject({ ties: 593_775, hit: 0, isExact: true });
    expect(nothing?.sets[49]).toEqual([0, 1, 2, 3, 6, 7].map(type));
  });

  it('are all of them where all are chosen', () => {
    const world = randomWorld(30, randomNumbers(2));
    const attacks = world.chart.types.map((each) => ({ type: each }));
    expect(bestSets(attacks, [], world, 30)).toEqual({
      sets: [[...world.chart.types]],
      ties: 1,
      hit: 0,
      isExact: true,
    });
  });

  it.each([1, 2, 3])('are those of trying out every six in a random chart, seed %i', (seed) => {
    const random = randomNumbers(seed);
    const world = randomWorld(30, random);
    const counts = places.map(() => 1 + random(9));
    const targets = places.flatMap((place) => times(counts[place]!, target(place)));

    const { chart } = world;
    const masks = places.map((attacking) =>
      places
        .filter((defending) => factorOf(chart, type(attacking), type(defending)) > 1)
        .reduce((mask, defending) => mask | (1 << defending), 0),
    );
    const expected = { hit: 0, ties: 0 };
    function tryOut(first: number, left: number, mask: number): void {
      for (let place = first; left > 0 && place <= 30 - left; place++) {
        tryOut(place + 1, left - 1, mask | masks[place]!);
      }
      if (left > 0) return;
      let hit = 0;
      for (const place of places) hit += (mask >> place) & 1 ? counts[place]! : 0;
      if (hit > expected.hit) Object.assign(expected, { hit, ties: 0 });
      if (hit === expected.hit) expected.ties++;
    }
    tryOut(0, 6, 0);
    expect(bestSets([], targets, world, 6)).toMatchObject({ ...expected, isExact: true });
  });
});

describe('the best sets of 64 own types', () => {
  const random = randomNumbers(64);
  const world = randomWorld(64, random);
  const targets = Array.from({ length: 400 }, () => {
    const first = random(64);
    return target(first, (first + 1 + random(63)) % 64);
  });

  /** How many targets the plain attacks hit for more than 1. */
  const countHit = (types: readonly Type[]): number => {
    const best = bestLookup(
      types.map((each) => ({ type: each })),
      world,
    );
    return targets.filter((each) => isHit(best, each)).length;
  };

  it('of five and six are no worse than those found step by step, and not exact', () => {
    const steps: Type[] = [];
    while (steps.length < 6) {
      const attacks = steps.map((each) => ({ type: each }));
      steps.push(nextTypes(attacks, targets, world, [])[0]!.type);
    }
    for (const count of [5, 6]) {
      const best = bestSets([], targets, world, count)!;
      expect(best.isExact).toBe(false);
      expect(best.hit).toBeGreaterThanOrEqual(countHit(steps.slice(0, count)));
      expect(best.ties).toBeGreaterThanOrEqual(best.sets.length);
      expect(best.sets.length).toBeGreaterThan(0);
      for (const set of best.sets) {
        expect(new Set(set).size).toBe(count);
        expect(set).toEqual(world.chart.types.filter((each) => set.includes(each)));
        expect(countHit(set)).toBe(best.hit);
      }
      expect(bestSets([], targets, world, count)).toEqual(best);
    }
  });

  it('have the chosen types, and not all ties are counted', () => {
    const best = bestSets([{ type: type(63) }], [], randomWorld(64, random), 6)!;
    expect(best).toMatchObject({ hit: 0, isExact: false });
    expect(best.ties).toBeGreaterThan(50);
    expect(best.sets[0]).toEqual([0, 1, 2, 3, 4, 63].map(type));
  });

  it('of four are exact: all 635,376 tie where nothing can be hit', () => {
    expect(bestSets([], [], world, 4)).toMatchObject({ ties: 635_376, hit: 0, isExact: true });
  });
});
