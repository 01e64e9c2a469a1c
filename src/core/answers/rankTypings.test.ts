import { Dex } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { makeChart } from '#core/charts/chart.ts';
import { worldIn } from '#core/hit/situation.ts';
import { rankTypings } from './rankTypings.ts';

const capitalize = (type: string) => `${type.charAt(0).toUpperCase()}${type.slice(1)}`;

describe.each([
  ['default', 9, 171],
  ['gen2', 5, 153],
  ['gen1', 1, 120],
] as const)('the typings of %s', (ruleset, generation, count) => {
  const dex = Dex.forGen(generation);
  const ranking = rankTypings(worldIn(ruleset));

  it('are all of one or two types', () => {
    expect(new Set(ranking.map(({ typing }) => typing.toSorted().join())).size).toBe(count);
  });

  it('have the numbers of the simulator, and the lowest mean first', () => {
    const attackers = dex.types.names().filter((name) => name !== 'Stellar');
    for (const { typing, weaknesses, resistances, immunities, mean } of ranking) {
      const names = typing.map(capitalize);
      const multipliers = attackers.map((attacking) =>
        dex.getImmunity(attacking, names) ? 2 ** dex.getEffectiveness(attacking, names) : 0,
      );
      expect([typing, weaknesses, resistances, immunities]).toEqual([
        typing,
        multipliers.filter((each) => each > 1).length,
        multipliers.filter((each) => each > 0 && each < 1).length,
        multipliers.filter((each) => each === 0).length,
      ]);
      const total = multipliers.reduce((sum, each) => sum + each, 0);
      expect(mean).toBeCloseTo(total / attackers.length, 9);
    }
    const means = ranking.map(({ mean }) => mean);
    expect(means).toEqual(means.toSorted((one, other) => one - other));
  });
});

it('leave out a type that no Pokémon has', () => {
  const chart = makeChart(['fire', 'water', 'ghost'], () => 2, { attackOnly: ['ghost'] });
  const ranking = rankTypings({ ...worldIn('default'), chart });
  expect(ranking.map(({ typing }) => typing)).toEqual([['fire'], ['water'], ['fire', 'water']]);
  expect(ranking[2]).toMatchObject({ weaknesses: 3, mean: 4 });
});
