import { factorOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { getSourceFactor, type SourceChart } from '#core/ownGames/import/sourceChart.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';

/** The side of the types in the rows of a table; the columns have the other side. */
export type RowSide = 'attacking' | 'defending';

/** A matchup that differs between the two readings of a table, by the names of its types. */
export type MatrixPreview = {
  attacking: string;
  defending: string;
  /** The factor as the table is read, 0 to 8. */
  factor: number;
  /** The factor if rows and columns changed sides, 0 to 8. */
  otherFactor: number;
};

/** Two well-known matchups, which are the same in every generation. */
const knownMatchups = [
  ['fire', 'grass'],
  ['ground', 'flying'],
] as const;

/**
 * At most two matchups for the player to check which side the rows are: Fire on Grass and Ground on
 * Flying, or else the first that differ between the two readings of the table.
 */
export function previewSides(chart: SourceChart, otherChart: SourceChart): MatrixPreview[] {
  const knownPairs = knownMatchups.filter((pair) => pair.every((key) => chart.types.has(key)));
  const keys = [...chart.types.keys()];
  const pairs = [...knownPairs, ...keys.flatMap((one) => keys.map((two) => [one, two] as const))];
  const previews: MatrixPreview[] = [];
  for (const [attacking, defending] of pairs) {
    const factor = getSourceFactor(chart, attacking, defending) ?? 1;
    const otherFactor = getSourceFactor(otherChart, attacking, defending) ?? 1;
    const nameOf = (key: string) => chart.types.get(key)!.name ?? key;
    if (factor === otherFactor || previews.some((each) => each.attacking === nameOf(attacking))) {
      continue;
    }
    previews.push({
      attacking: nameOf(attacking),
      defending: nameOf(defending),
      factor,
      otherFactor,
    });
    if (previews.length === 2) break;
  }
  return previews;
}

/** The side of the rows with which more matchups of official types have their official factor. */
export function guessRowSide(readRows: (side: RowSide) => SourceChart): RowSide {
  const [attackingCount, defendingCount] = (['attacking', 'defending'] as const).map((side) =>
    countOfficialFactors(readRows(side)),
  );
  return defendingCount! > attackingCount! ? 'defending' : 'attacking';
}

function countOfficialFactors(chart: SourceChart): number {
  const official = chartIn('default');
  const isOfficial = (attacking: Type, defending: Type) => {
    const factor = getSourceFactor(chart, attacking, defending);
    return factor !== undefined && factor === factorOf(official, attacking, defending);
  };
  return official.types.reduce(
    (sum, attacking) =>
      sum + official.types.filter((defending) => isOfficial(attacking, defending)).length,
    0,
  );
}
