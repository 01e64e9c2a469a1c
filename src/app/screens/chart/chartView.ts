import { sortTypes, type TypeOrder } from '#core/answers/typeCounts.ts';
import { attackersOf, type Chart, defendersOf, factorOf, hasType } from '#core/charts/chart.ts';
import type { Type, Typing } from '#core/charts/type.ts';
import type { ChartCell, ChartState } from '#core/links/chart.ts';
import { type Era, eras } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { type Ruleset, supports } from '#core/rulesets/ruleset.ts';

/** The rows and columns of the chart that the screen shows. */
export type ChartSection = {
  chart: Chart;
  isInverse: boolean;
  /** Whether the defending types are in rows. */
  isTurned: boolean;
  rows: readonly Type[];
  columns: readonly Type[];
  /** The picked types that the chart has. */
  types: readonly Type[];
  /** The generations whose chart is another one. */
  otherEras: readonly Era[];
  /** The chart whose differences are marked, and its generations. */
  comparison: { era: Era; chart: Chart } | undefined;
};

/** The part of the chart that the screen shows. */
export type ChartView = ChartSection & {
  /** What is open, if the chart has it. */
  cell: ChartCell | undefined;
};

/** Returns the section with the cell, if the chart has it. */
export function openCell(section: ChartSection, cell: ChartCell | undefined): ChartView {
  return { ...section, cell: cell && hasCell(section.chart, cell) ? cell : undefined };
}

/** Returns the rows and columns of the chart of the game. */
export function createChartSection(
  ruleset: Ruleset,
  state: Pick<ChartState, 'types' | 'order' | 'isTurned' | 'inverse' | 'comparison'>,
): ChartSection {
  const isInverse = supports(ruleset, 'inverse') && state.inverse;
  const chart = chartIn(ruleset, isInverse);
  const sides = [attackersOf(chart), defendersOf(chart)] as const;
  const [rowTypes, columnTypes] = state.isTurned ? [sides[1], sides[0]] : sides;
  const types = chart.types.filter((type) => state.types.includes(type));
  // One type alone has all types on the other side.
  const columns = types.length > 1 ? pickTypes(columnTypes, types) : columnTypes;
  const otherEras = eras.filter((era) => chartIn(era, isInverse) !== chart);
  const era = otherEras.find((each) => each === state.comparison);
  return {
    ...{ chart, isInverse, types, otherEras },
    isTurned: state.isTurned,
    rows: sortTypes(chart, pickTypes(rowTypes, types), state.order),
    columns: sortTypes(chart, columns, state.order),
    comparison: era && { era, chart: chartIn(era, isInverse) },
  };
}

/** Returns the types whose matchups are counted, in the order. */
export function listCountedTypes(
  { chart, types }: ChartSection,
  order: TypeOrder,
): readonly Type[] {
  return sortTypes(chart, types.length > 0 ? types : chart.types, order);
}

/** Whether the typing has the only picked type, or no other types than the picked ones. */
export function hasPickedTypes({ types }: ChartView, typing: Typing): boolean {
  if (types.length > 1) return typing.every((type) => types.includes(type));
  return types.every((type) => typing.includes(type));
}

/** The maximum numbers of columns that an upright page has room for, in normal and in small cells. */
const maxPageColumns = 24;
const maxSmallPageColumns = 40;

/** How a large chart prints: in small cells, or on two pages in landscape; undefined for a normal one. */
export function printSizeOf({ columns }: ChartView): 'small' | 'landscape' | undefined {
  if (columns.length > maxSmallPageColumns) return 'landscape';
  return columns.length > maxPageColumns ? 'small' : undefined;
}

/** Splits the columns into two halves if a page or a picture has no room for all of them. */
export function splitView(view: ChartView): readonly ChartView[] {
  const { columns } = view;
  if (printSizeOf(view) !== 'landscape') return [view];
  const middle = Math.ceil(columns.length / 2);
  return [columns.slice(0, middle), columns.slice(middle)].map((part) => ({
    ...view,
    columns: part,
  }));
}

/** Returns the picked ones of the types of a side; all if it has none of them. */
function pickTypes(sideTypes: readonly Type[], types: readonly Type[]): readonly Type[] {
  const matches = sideTypes.filter((type) => types.includes(type));
  return matches.length > 0 ? matches : sideTypes;
}

function hasCell(chart: Chart, [first, defending]: ChartCell): boolean {
  const [attackers, defenders] = [attackersOf(chart), defendersOf(chart)];
  if (!defending) return attackers.includes(first) || defenders.includes(first);
  return attackers.includes(first) && defenders.includes(defending);
}

/** The attacking and the defending type of a cell of the view. */
export function cellAt(
  { isTurned }: Pick<ChartView, 'isTurned'>,
  row: Type,
  column: Type,
): readonly [attacking: Type, defending: Type] {
  return isTurned ? [column, row] : [row, column];
}

/** The factor in the other chart if it differs; undefined also if that lacks one of the types. */
export function differenceAt(
  chart: Chart,
  other: Chart | undefined,
  [attacking, defending]: readonly [Type, Type],
): number | undefined {
  if (!other || !hasType(other, attacking) || !hasType(other, defending)) return undefined;
  const factor = factorOf(other, attacking, defending);
  return factor === factorOf(chart, attacking, defending) ? undefined : factor;
}

/** A cell of the view, and its factor in the chart that it is compared with. */
export type ChartDifference = { cell: readonly [attacking: Type, defending: Type]; factor: number };

/** Lists the cells of the view that differ, and the types that the other chart lacks. */
export function listDifferences({ chart, rows, columns, isTurned, comparison }: ChartView): {
  differences: ChartDifference[];
  missingTypes: readonly Type[];
} {
  const other = comparison?.chart;
  const differences = rows.flatMap((row) =>
    columns.flatMap((column) => {
      const cell = cellAt({ isTurned }, row, column);
      const factor = differenceAt(chart, other, cell);
      return factor === undefined ? [] : [{ cell, factor }];
    }),
  );
  return {
    differences,
    missingTypes: other ? chart.types.filter((type) => !hasType(other, type)) : [],
  };
}
