import { type Chart, inverse, makeChart } from '#core/charts/chart.ts';
import type { OfficialType } from '#core/charts/type.ts';
import { type Era, eras } from './era.ts';
import { officialRows } from './officialRows.ts';
import { eraOf, isOwnGame, officialTypesIn, type Ruleset } from './ruleset.ts';

function makeOfficial(era: Era): Chart {
  const rows = officialRows[era];
  return makeChart(
    officialTypesIn(era),
    (attacking, defending) => rows[attacking as OfficialType][defending as OfficialType] ?? 1,
  );
}

function makeCharts(make: (era: Era) => Chart): Readonly<Record<Era, Chart>> {
  return Object.fromEntries(eras.map((era) => [era, make(era)])) as Record<Era, Chart>;
}

const regularCharts = makeCharts(makeOfficial);

const inverseCharts = makeCharts((era) => inverse(regularCharts[era]));

const ownInverseCharts = new WeakMap<Chart, Chart>();

/** The chart of the generation, inverted for an inverse battle; the same object each time. */
export function chartIn(ruleset: Ruleset, isInverse = false): Chart {
  if (isOwnGame(ruleset)) {
    const { chart } = ruleset;
    if (!isInverse) return chart;
    const inverseChart = ownInverseCharts.get(chart) ?? inverse(chart);
    ownInverseCharts.set(chart, inverseChart);
    return inverseChart;
  }
  return (isInverse ? inverseCharts : regularCharts)[eraOf(ruleset)];
}
