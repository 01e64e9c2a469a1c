import type { Type } from './type.ts';

/**
 * A type chart as plain data: official or a player's own. It survives `structuredClone`, and two
 * charts are the same only as the same object.
 */
export type Chart = {
  /** 1 to 64 types in the order they are listed; none repeated. */
  readonly types: readonly Type[];
  /** What each attacking type does to each defending type, 0 to 8; complete for the chart's types. */
  readonly factors: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** The chart of the types, with the factor of each attacking type on each defending type. */
export function makeChart(
  types: readonly Type[],
  factorOn: (attacking: Type, defending: Type) => number,
): Chart {
  const row = (attacking: Type) =>
    Object.fromEntries(types.map((defending) => [defending, factorOn(attacking, defending)]));
  return { types, factors: Object.fromEntries(types.map((type) => [type, row(type)])) };
}

/** Whether the chart has the type; no chart has Stellar or the typeless. */
export function hasType(chart: Chart, type: string): type is Type {
  return Object.hasOwn(chart.factors, type);
}

/** What the attacking type does to the defending type, 0 to 8; 1 where the chart lacks one of them. */
export function factorOf(chart: Chart, attacking: Type, defending: Type): number {
  return chart.factors[attacking]?.[defending] ?? 1;
}

/** The chart of an inverse battle: 0 and ½ become 2, other factors 1 divided by them, 8 at most. */
export function inverse(chart: Chart): Chart {
  return makeChart(chart.types, (attacking, defending) => {
    const factor = factorOf(chart, attacking, defending);
    return factor === 0 ? 2 : Math.min(8, 1 / factor);
  });
}
