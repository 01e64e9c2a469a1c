import { describe, expect, it } from 'vitest';
import type { Type } from '#core/charts/type.ts';
import { type Attack, worldIn } from '#core/hit/situation.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import { bestSets } from './bestSets.ts';
import type { Target } from './coverage.ts';
import { nextTypes } from './nextType.ts';
import { typingsOf, walls } from './offense.ts';

const modern = worldIn('default');
const gen1 = worldIn('gen1');

/** Parses `fire/flying water` as targets whose abilities do not count. */
const listOf = (text: string): Target[] =>
  text.split(' ').map((typing) => ({ typing: typing.split('/') as Type[], possibleAbilities: [] }));

const ground: Attack = { type: 'ground' };
const starters = listOf('fire/flying water grass/poison');
/** Gengar, Tyranitar, Lucario, Lapras, Metagross, Alakazam. */
const six = listOf('ghost/poison rock/dark fighting/steel water/ice steel/psychic psychic');

const gains = (attacks: readonly Attack[], targets: readonly Target[], world = modern) =>
  new Map(nextTypes(attacks, targets, world).map(({ type, gain }) => [type, gain]));

describe('the next type', () => {
  it('is Electric against Charizard, Blastoise and Venusaur', () => {
    const [first, second] = nextTypes([], starters, modern);
    expect(first).toMatchObject({ type: 'electric', gain: 2 });
    expect(second?.gain).toBe(1);
  });

  it('hits Venusaur after Electric, and Rock and Grass add nothing', () => {
    const gain = gains([{ type: 'electric' }], starters);
    const helpfulTypes = [...gain].filter(([, count]) => count > 0).map(([type]) => type);
    expect(helpfulTypes.sort()).toEqual(['fire', 'flying', 'ice', 'psychic']);
    expect(gain.get('rock')).toBe(0);
  });

  it('is not a chosen type, even with an ability, but can be the type of a move', () => {
    expect([...gains([ground], six).keys()]).toHaveLength(17);
    expect(gains([{ ...ground, abilities: ['tinted_lens'] }], six).has('ground')).toBe(false);
    expect(gains([{ move: 'thousand_arrows' }, { type: 'stellar' }], six).get('ground')).toBe(0);
    expect(gains([{ type: 'ground', move: 'thousand_arrows' }], six).get('ground')).toBe(0);
    expect(gains([], six).get('ground')).toBe(4);
  });

  it('is a type of the generation', () => {
    const types = nextTypes([ground], listOf('water'), gen1).map(({ type }) => type);
    expect(types.sort()).toEqual(
      typesIn('gen1')
        .filter((type) => type !== 'ground')
        .sort(),
    );
  });

  it('depends on the possible abilities', () => {
    const typing = ['electric'] as const;
    const immune: Target = { typing, possibleAbilities: ['levitate'] };
    const sometimesImmune: Target = { typing, possibleAbilities: ['levitate', undefined] };
    expect(gains([], [immune]).get('ground')).toBe(0);
    expect(gains([], [sometimesImmune]).get('ground')).toBe(1);
    expect(
      gains([], [{ typing, possibleAbilities: [] }, sometimesImmune, sometimesImmune, immune]).get(
        'ground',
      ),
    ).toBe(3);
  });

  it('breaks walls of the other attacks', () => {
    const boltbeam: Attack[] = [{ type: 'electric' }, { type: 'ice' }];
    const pairs = typingsOf(modern.chart, 2);
    const next = nextTypes(boltbeam, [], modern, pairs);
    const breaksByType = new Map(next.map(({ type, brokenWalls }) => [type, brokenWalls]));
    const wallsBefore = walls(boltbeam, pairs, modern);
    expect(wallsBefore.length).toBeGreaterThan(0);
    for (const { type, brokenWalls } of next) {
      const wallsAfter = walls([...boltbeam, { type }], pairs, modern);
      expect(brokenWalls).toEqual(wallsBefore.filter((typing) => !wallsAfter.includes(typing)));
      expect(brokenWalls).not.toContainEqual(['flying', 'water']);
    }
    expect(breaksByType.get('ground')).toContainEqual(['water', 'electric']);
    expect(breaksByType.get('grass')).toContainEqual(['water', 'electric']);
    expect(breaksByType.get('normal')).toEqual([]);
    expect(next.map(({ brokenWalls }) => brokenWalls.length)).toEqual(
      next.map(({ brokenWalls }) => brokenWalls.length).sort((one, other) => other - one),
    );
  });

  it('breaks walls among the typings of the argument, by default the pairs', () => {
    const pairs = typingsOf(modern.chart, 2);
    expect(nextTypes([ground], six, modern)).toEqual(nextTypes([ground], six, modern, pairs));
    const next = nextTypes([], [], modern, [['steel'], ['rock', 'steel', 'ice']]);
    expect(next[0]?.brokenWalls).toEqual([['steel'], ['rock', 'steel', 'ice']]);
    expect(next.map(({ type }) => type).slice(0, 3)).toEqual(['fighting', 'ground', 'fire']);
  });
});

describe('the best set', () => {
  it('of one type against the three is Electric', () => {
    expect(bestSets([], starters, modern, 1)).toEqual({
      sets: [['electric']],
      ties: 1,
      hitCount: 2,
      isExact: true,
    });
  });

  it("of two types against the three has four ties, in the games' order", () => {
    expect(bestSets([], starters, modern, 2)).toEqual({
      sets: [
        ['flying', 'electric'],
        ['fire', 'electric'],
        ['electric', 'psychic'],
        ['electric', 'ice'],
      ],
      ties: 4,
      hitCount: 3,
      isExact: true,
    });
  });

  it('is not a greedy choice: Ground is the best type, but in no best pair', () => {
    expect(bestSets([], six, modern, 1)).toEqual({
      sets: [['ground']],
      ties: 1,
      hitCount: 4,
      isExact: true,
    });
    expect(bestSets([], six, modern, 2)).toEqual({
      sets: [
        ['fighting', 'ghost'],
        ['fighting', 'dark'],
      ],
      ties: 2,
      hitCount: 6,
      isExact: true,
    });
  });

  it('contains the chosen types', () => {
    const result = bestSets([ground], six, modern, 2);
    expect(result?.hitCount).toBe(5);
    expect(result?.sets.every((types) => types.includes('ground'))).toBe(true);
    expect(bestSets([ground], six, modern, 1)).toEqual({
      sets: [['ground']],
      ties: 1,
      hitCount: 4,
      isExact: true,
    });
  });

  it('is undefined if more types are chosen', () => {
    expect(bestSets([ground, { type: 'ice' }], six, modern, 1)).toBeUndefined();
    expect(
      bestSets([ground, { ...ground, abilities: ['scrappy'] }], six, modern, 1)?.hitCount,
    ).toBe(4);
  });

  it('does not count moves and Stellar as types', () => {
    // Thousand Arrows hits the targets of Ground: Gengar, Tyranitar, Lucario and Metagross.
    const extra: Attack[] = [{ move: 'thousand_arrows' }, { type: 'stellar' }];
    const one = bestSets(extra, six, modern, 1);
    expect(one?.hitCount).toBe(5);
    expect(one?.sets.every((types) => types.length === 1)).toBe(true);
    expect(bestSets(extra, six, modern, 0)).toEqual({
      sets: [[]],
      ties: 1,
      hitCount: 4,
      isExact: true,
    });
  });

  it('lists 50 ties and counts all: any six of 18 types without targets', () => {
    const result = bestSets([], [], modern, 6);
    expect(result).toMatchObject({ ties: 18564, hitCount: 0, isExact: true });
    expect(result?.sets).toHaveLength(50);
    expect(result?.sets[0]).toEqual(typesIn('default').slice(0, 6));
  });

  it('contains only types of the generation', () => {
    expect(bestSets([], [], gen1, 2)?.ties).toBe(105);
    expect(bestSets([], listOf('dragon dragon/flying'), gen1, 1)?.sets).toEqual([
      ['ice'],
      ['dragon'],
    ]);
  });
});
