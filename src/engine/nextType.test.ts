import { describe, expect, it } from 'vitest';
import { bestSets } from './bestSets.ts';
import type { Target } from './coverage.ts';
import { typesIn } from './generation.ts';
import { nextTypes } from './nextType.ts';
import { typingsOf, walls } from './offense.ts';
import { type Attack, worldIn } from './situation.ts';
import type { Type } from './type.ts';

const modern = worldIn('default');
const gen1 = worldIn('gen1');

/** `fire/flying water` as a list of targets of which no ability is counted. */
const listOf = (written: string): Target[] =>
  written
    .split(' ')
    .map((typing) => ({ typing: typing.split('/') as Type[], possibleAbilities: [] }));

const ground: Attack = { type: 'ground' };
const starters = listOf('fire/flying water grass/poison');
/** Gengar, Tyranitar, Lucario, Lapras, Metagross, Alakazam. */
const six = listOf('ghost/poison rock/dark fighting/steel water/ice steel/psychic psychic');

const gains = (attacks: readonly Attack[], targets: readonly Target[], world = modern) =>
  new Map(nextTypes(attacks, targets, world).map(({ type, gained }) => [type, gained]));

describe('the next type', () => {
  it('is Electric on Charizard, Blastoise and Venusaur', () => {
    const [first, second] = nextTypes([], starters, modern);
    expect(first).toMatchObject({ type: 'electric', gained: 2 });
    expect(second?.gained).toBe(1);
  });

  it('beside Electric is what hits Venusaur; Rock and Grass add nothing any more', () => {
    const gained = gains([{ type: 'electric' }], starters);
    const adding = [...gained].filter(([, count]) => count > 0).map(([type]) => type);
    expect(adding.sort()).toEqual(['fire', 'flying', 'ice', 'psychic']);
    expect(gained.get('rock')).toBe(0);
  });

  it('is none of those chosen, even with an ability; a move is not its type', () => {
    expect([...gains([ground], six).keys()]).toHaveLength(17);
    expect(gains([{ ...ground, abilities: ['tinted_lens'] }], six).has('ground')).toBe(false);
    expect(gains([{ move: 'thousand_arrows' }, { type: 'stellar' }], six).get('ground')).toBe(0);
    expect(gains([{ type: 'ground', move: 'thousand_arrows' }], six).get('ground')).toBe(0);
    expect(gains([], six).get('ground')).toBe(4);
  });

  it('is of the generation', () => {
    const types = nextTypes([ground], listOf('water'), gen1).map(({ type }) => type);
    expect(types.sort()).toEqual(
      typesIn('gen1')
        .filter((type) => type !== 'ground')
        .sort(),
    );
  });

  it('looks at the abilities that are counted', () => {
    const typing = ['electric'] as const;
    const never: Target = { typing, possibleAbilities: ['levitate'] };
    const unless: Target = { typing, possibleAbilities: ['levitate', undefined] };
    expect(gains([], [never]).get('ground')).toBe(0);
    expect(gains([], [unless]).get('ground')).toBe(1);
    expect(
      gains([], [{ typing, possibleAbilities: [] }, unless, unless, never]).get('ground'),
    ).toBe(3);
  });

  it('breaks the walls that nothing hit before', () => {
    const boltbeam: Attack[] = [{ type: 'electric' }, { type: 'ice' }];
    const pairs = typingsOf(modern.chart, 2);
    const next = nextTypes(boltbeam, [], modern, pairs);
    const broken = new Map(next.map(({ type, breaks }) => [type, breaks]));
    const standing = walls(boltbeam, pairs, modern);
    expect(standing.length).toBeGreaterThan(0);
    for (const { type, breaks } of next) {
      const left = walls([...boltbeam, { type }], pairs, modern);
      expect(breaks).toEqual(standing.filter((typing) => !left.includes(typing)));
      expect(breaks).not.toContainEqual(['flying', 'water']);
    }
    expect(broken.get('ground')).toContainEqual(['water', 'electric']);
    expect(broken.get('grass')).toContainEqual(['water', 'electric']);
    expect(broken.get('normal')).toEqual([]);
    expect(next.map(({ breaks }) => breaks.length)).toEqual(
      next.map(({ breaks }) => breaks.length).sort((one, other) => other - one),
    );
  });

  it('breaks walls among the typings it is given, the pairs unless told', () => {
    const pairs = typingsOf(modern.chart, 2);
    expect(nextTypes([ground], six, modern)).toEqual(nextTypes([ground], six, modern, pairs));
    const next = nextTypes([], [], modern, [['steel'], ['rock', 'steel', 'ice']]);
    expect(next[0]?.breaks).toEqual([['steel'], ['rock', 'steel', 'ice']]);
    expect(next.map(({ type }) => type).slice(0, 3)).toEqual(['fighting', 'ground', 'fire']);
  });
});

describe('the best set', () => {
  it('of one on the three is Electric', () => {
    expect(bestSets([], starters, modern, 1)).toEqual({
      sets: [['electric']],
      ties: 1,
      hit: 2,
      isExact: true,
    });
  });

  it('of two on the three: all four ties, in the order of the games', () => {
    expect(bestSets([], starters, modern, 2)).toEqual({
      sets: [
        ['flying', 'electric'],
        ['fire', 'electric'],
        ['electric', 'psychic'],
        ['electric', 'ice'],
      ],
      ties: 4,
      hit: 3,
      isExact: true,
    });
  });

  it('is not found step by step: Ground is the best one, and in no best pair', () => {
    expect(bestSets([], six, modern, 1)).toEqual({
      sets: [['ground']],
      ties: 1,
      hit: 4,
      isExact: true,
    });
    expect(bestSets([], six, modern, 2)).toEqual({
      sets: [
        ['fighting', 'ghost'],
        ['fighting', 'dark'],
      ],
      ties: 2,
      hit: 6,
      isExact: true,
    });
  });

  it('keeps the types that are chosen', () => {
    const kept = bestSets([ground], six, modern, 2);
    expect(kept?.hit).toBe(5);
    expect(kept?.sets.every((types) => types.includes('ground'))).toBe(true);
    expect(bestSets([ground], six, modern, 1)).toEqual({
      sets: [['ground']],
      ties: 1,
      hit: 4,
      isExact: true,
    });
  });

  it('cannot keep more types than it has', () => {
    expect(bestSets([ground, { type: 'ice' }], six, modern, 1)).toBeUndefined();
    expect(bestSets([ground, { ...ground, abilities: ['scrappy'] }], six, modern, 1)?.hit).toBe(4);
  });

  it('has moves and Stellar beside its types', () => {
    // Thousand Arrows hits what Ground would, Gengar, Tyranitar, Lucario and Metagross.
    const extra: Attack[] = [{ move: 'thousand_arrows' }, { type: 'stellar' }];
    const one = bestSets(extra, six, modern, 1);
    expect(one?.hit).toBe(5);
    expect(one?.sets.every((types) => types.length === 1)).toBe(true);
    expect(bestSets(extra, six, modern, 0)).toEqual({ sets: [[]], ties: 1, hit: 4, isExact: true });
  });

  it('lists 50 of its ties and counts all: any six of the 18 on nobody', () => {
    const nobody = bestSets([], [], modern, 6);
    expect(nobody).toMatchObject({ ties: 18564, hit: 0, isExact: true });
    expect(nobody?.sets).toHaveLength(50);
    expect(nobody?.sets[0]).toEqual(typesIn('default').slice(0, 6));
  });

  it('is of the types of the generation', () => {
    expect(bestSets([], [], gen1, 2)?.ties).toBe(105);
    expect(bestSets([], listOf('dragon dragon/flying'), gen1, 1)?.sets).toEqual([
      ['ice'],
      ['dragon'],
    ]);
  });
});
