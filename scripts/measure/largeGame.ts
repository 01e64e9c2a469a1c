import { makeChart, maxChartTypes } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';

/** A game with as many types as a chart can have, and factors in every row and column. */
export function makeLargeGame(): OwnGame {
  const official = chartIn('default').types;
  const ownTypes = Array.from(
    { length: maxChartTypes - official.length },
    (_, index) => `own${index}` as Type,
  );
  const types = [...official, ...ownTypes];
  const factors = [1, 2, 1, 0.5, 1, 0];
  const chart = makeChart(
    types,
    (attacking, defending) =>
      factors[(7 * types.indexOf(attacking) + 5 * types.indexOf(defending)) % factors.length] ?? 1,
  );
  return {
    ...{ name: 'Large', base: 'default', pokemon: [], chart },
    types: types.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` })),
  };
}
