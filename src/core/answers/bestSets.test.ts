import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factorOf } from '#core/charts/chart.ts';
import { parseChart } from '#core/charts/chartFile/parseChart.ts';
import type { Type } from '#core/charts/type.ts';
import { type Attack, type World, worldIn } from '#core/hit/situation.ts';
import { standardList, targetsOf } from '#core/pokedex/list.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { searchablesIn } from '#core/pokedex/searchable.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { createBestAttackLookup } from './bestHit.ts';
import { bestSets } from './bestSets.ts';
import { isSuperEffective, type Target } from './coverage.ts';
import { nextTypes } from './nextType.ts';

/** A world of own types `t0`, `t1` and so on, each with a factor of 2 on `superEffective`. */
function worldOf(typeCount: number, superEffective: (place: number) => readonly number[]): World {
  const types = Array.from({ length: typeCount }, (_, place) => `t${place}`);
  const row = (place: number) =>
    Object.fromEntries(superEffective(place).map((defending) => [`t${defending}`, 2]));
  const chart = Object.fromEntries(types.map((type, place) => [type, row(place)]));
  return { ruleset: 'default', chart: parseChart({ types, chart }) };
}

/** Random integers below the limit, deterministic by seed. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return (state >> 4) % limit;
  };
}

/** A world of own types with random super effective matchups. */
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

  it.each<[generation: Ruleset, count: number, hitCount: number, sets: string[]]>([
    ['default', 1, 359, ['ice']],
    ['default', 3, 848, ['fighting ground ice']],
    ['default', 6, 1183, ['fighting flying ground ghost electric ice']],
    ['gen2', 4, 544, ['fighting flying ground electric']],
    ['gen2', 5, 612, ['fighting flying ground electric dark']],
    ['gen1', 5, 142, ['fighting flying ground electric ice', 'fighting ground rock bug grass']],
    ['gen1', 6, 151, ['fighting flying ground bug electric ice']],
  ])('%s, %i types', (ruleset, count, hitCount, sets) => {
    const targets = targetsOf(standardList(ruleset, searchablesIn(ruleset, pokedex), 'en'), true);
    expect(bestSets([], targets, worldIn(ruleset), count)).toEqual({
      sets: sets.map((set) => set.split(' ')),
      ties: sets.length,
      hitCount,
      isExact: true,
    });
  });
});

describe('the best sets of 30 own types', () => {
  const places = Array.from({ length: 30 }, (_, place) => place);

  it('are the last six, which hit all targets, although each other type hits more', () => {
    // Types 24 to 29 hit five each, and no other type hits a multiple of 5.
    const world = worldOf(30, (place) =>
      place < 24
        ? places.filter((each) => each % 5 !== 0 && (each * place) % 4 !== 3)
        : places.slice((place - 24) * 5, (place - 23) * 5),
    );
    const targets = places.map((place) => target(place));
    const gains = nextTypes([], targets, world).map(({ gain }) => gain);
    expect(Math.min(...gains.slice(0, 24))).toBeGreaterThan(5);
    expect(gains.slice(24)).toEqual([5, 5, 5, 5, 5, 5]);
    const last = [24, 25, 26, 27, 28, 29].map(type);
    const best = { sets: [last], ties: 1, hitCount: 30, isExact: true };
    expect(bestSets([], targets, world, 6)).toEqual(best);
    const attacks: Attack[] = [{ type: type(29) }, { type: type(25) }];
    expect(bestSets(attacks, targets, world, 6)).toEqual(best);
  });

  it('are one type of each of the six best pairs: 64 ties', () => {
    const world = worldOf(30, (place) => [place - (place % 2)]);
    const targets = places.flatMap((place) => times(place + 1, target(place)));
    const best = bestSets([], targets, world, 6);
    // 19 targets of type 18, and so on up to 29 of type 28.
    expect(best).toMatchObject({ ties: 64, hitCount: 19 + 21 + 23 + 25 + 27 + 29, isExact: true });
    expect(best?.sets).toHaveLength(50);
    expect(best?.sets[0]).toEqual([18, 20, 22, 24, 26, 28].map(type));
    expect(best?.sets[1]).toEqual([18, 20, 22, 24, 26, 29].map(type));
    expect(best?.sets[49]).toEqual([19, 21, 22, 24, 26, 29].map(type));
  });

  it('are any six without targets', () => {
    const best = bestSets([], [], randomWorld(30, randomNumbers(1)), 6);
    expect(best).toMatchObject({ ties: 593_775, hitCount: 0, isExact: true });
    expect(best?.sets[49]).toEqual([0, 1, 2, 3, 6, 7].map(type));
  });

  it('are all types if all are chosen', () => {
    const world = randomWorld(30, randomNumbers(2));
    const attacks = world.chart.types.map((each) => ({ type: each }));
    expect(bestSets(attacks, [], world, 30)).toEqual({
      sets: [[...world.chart.types]],
      ties: 1,
      hitCount: 0,
      isExact: true,
    });
  });

  it.each([1, 2, 3])('equal a brute-force search in a random chart, seed %i', (seed) => {
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
    const expected = { hitCount: 0, ties: 0 };
    function search(first: number, remaining: number, mask: number): void {
      for (let place = first; remaining > 0 && place <= 30 - remaining; place++) {
        search(place + 1, remaining - 1, mask | masks[place]!);
      }
      if (remaining > 0) return;
      let hitCount = 0;
      for (const place of places) hitCount += (mask >> place) & 1 ? counts[place]! : 0;
      if (hitCount > expected.hitCount) Object.assign(expected, { hitCount, ties: 0 });
      if (hitCount === expected.hitCount) expected.ties++;
    }
    search(0, 6, 0);
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

  /** The number of targets that the plain attacks are super effective against. */
  const countHit = (types: readonly Type[]): number => {
    const best = createBestAttackLookup(
      types.map((each) => ({ type: each })),
      world,
    );
    return targets.filter((each) => isSuperEffective(best, each)).length;
  };

  it('of five and six are no worse than a greedy choice, and not exact', () => {
    const greedyTypes: Type[] = [];
    while (greedyTypes.length < 6) {
      const attacks = greedyTypes.map((each) => ({ type: each }));
      greedyTypes.push(nextTypes(attacks, targets, world, [])[0]!.type);
    }
    for (const count of [5, 6]) {
      const best = bestSets([], targets, world, count)!;
      expect(best.isExact).toBe(false);
      expect(best.hitCount).toBeGreaterThanOrEqual(countHit(greedyTypes.slice(0, count)));
      expect(best.ties).toBeGreaterThanOrEqual(best.sets.length);
      expect(best.sets.length).toBeGreaterThan(0);
      for (const set of best.sets) {
        expect(new Set(set).size).toBe(count);
        expect(set).toEqual(world.chart.types.filter((each) => set.includes(each)));
        expect(countHit(set)).toBe(best.hitCount);
      }
      expect(bestSets([], targets, world, count)).toEqual(best);
    }
  });

  it('contain the chosen types and count only some ties', () => {
    const best = bestSets([{ type: type(63) }], [], randomWorld(64, random), 6)!;
    expect(best).toMatchObject({ hitCount: 0, isExact: false });
    expect(best.ties).toBeGreaterThan(50);
    expect(best.sets[0]).toEqual([0, 1, 2, 3, 4, 63].map(type));
  });

  it('of four are exact: 635,376 ties without targets', () => {
    expect(bestSets([], [], world, 4)).toMatchObject({ ties: 635_376, hitCount: 0, isExact: true });
  });
});
