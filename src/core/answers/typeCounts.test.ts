import { describe, expect, it } from 'vitest';
import { makeChart } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { countMatchups, sortTypes } from './typeCounts.ts';

describe('the counts of a type', () => {
  it.each([
    ['steel', 'default', [3, 4, 0], [3, 10, 1]],
    ['steel', 'gen2', [2, 4, 0], [3, 11, 1]],
    ['normal', 'default', [0, 2, 1], [1, 0, 1]],
    ['psychic', 'gen1', [2, 1, 0], [1, 2, 1]],
  ] as const)('of %s in %s', (type, era, attacking, defending) => {
    const { superEffective, resisted, noEffect, weaknesses, resistances, immunities } =
      countMatchups(chartIn(era), type);
    expect([superEffective, resisted, noEffect]).toEqual(attacking);
    expect([weaknesses, resistances, immunities]).toEqual(defending);
  });

  it('are 0 on a side that the type does not have', () => {
    const types = ['fire', 'water'] as const;
    const chart = makeChart(types, () => 2, { attackOnly: ['fire'] });
    expect(countMatchups(chart, 'fire')).toMatchObject({ superEffective: 1, weaknesses: 0 });
    expect(countMatchups(chart, 'water')).toMatchObject({ superEffective: 1, weaknesses: 2 });
  });
});

describe('the types in order', () => {
  const chart = chartIn('default');
  const firstTypes = (order: Parameters<typeof sortTypes>[2]): readonly Type[] =>
    sortTypes(chart, chart.types, order).slice(0, 3);

  it('have the most weaknesses first, as Grass, Rock and Ice have', () => {
    expect(firstTypes('weaknesses')).toEqual(['rock', 'grass', 'ice']);
  });

  it('have the most resistances and immunities first, as Steel has', () => {
    expect(firstTypes('resistances')).toEqual(['steel', 'fire', 'poison']);
  });

  it('stay in the order of the game', () => {
    expect(sortTypes(chart, chart.types, 'game')).toBe(chart.types);
  });
});
