import type { Type } from './type.ts';

/** Maximum number of types of a chart. */
export const maxChartTypes = 64;

/** Maximum factor of a chart; the minimum is 0. */
export const maxFactor = 8;

/**
 * A type chart as plain data, official or a player's own; it survives `structuredClone`, and charts
 * are compared by identity.
 */
export type Chart = {
  /** 1 to 64 different types, in display order. */
  readonly types: readonly Type[];
  /** Factors from 0 to 8 by attacking type, then defending type; complete for the chart's types. */
  readonly factors: Readonly<Record<string, Readonly<Record<string, number>>>>;
} & ChartSides;

/** The types of a player's own chart that exist only when attacking or only when defending. */
type ChartSides = {
  /** Types that attacks have, but no Pokémon. */
  readonly attackOnly?: readonly Type[];
  /** Types that Pokémon have, but no attack. */
  readonly defendOnly?: readonly Type[];
};

/** Builds a chart from the types and the factor of each attacking type on each defending type. */
export function makeChart(
  types: readonly Type[],
  getFactor: (attacking: Type, defending: Type) => number,
  sides: ChartSides = {},
): Chart {
  const makeRow = (attacking: Type) =>
    Object.fromEntries(types.map((defending) => [defending, getFactor(attacking, defending)]));
  const factors = Object.fromEntries(types.map((type) => [type, makeRow(type)]));
  return replaceSides({ types, factors }, sides);
}

/** Returns a chart with the same factors and other sides. */
export function replaceSides(
  { types, factors }: Chart,
  { attackOnly = [], defendOnly = [] }: ChartSides,
): Chart {
  return {
    ...{ types, factors },
    ...(attackOnly.length > 0 && { attackOnly }),
    ...(defendOnly.length > 0 && { defendOnly }),
  };
}

/** The types that an attack can have, in the chart's order. */
export function attackersOf({ types, defendOnly }: Chart): readonly Type[] {
  return defendOnly ? types.filter((type) => !defendOnly.includes(type)) : types;
}

/** The types that a Pokémon can have, in the chart's order. */
export function defendersOf({ types, attackOnly }: Chart): readonly Type[] {
  return attackOnly ? types.filter((type) => !attackOnly.includes(type)) : types;
}

/** Whether the chart has the type; always false for `stellar` and `typeless`. */
export function hasType(chart: Chart, type: string): type is Type {
  return Object.hasOwn(chart.factors, type);
}

/** The factor of the attacking type on the defending type, 0 to 8; 1 if the chart lacks either. */
export function factorOf(chart: Chart, attacking: Type, defending: Type): number {
  // The id of a player's own type may be `constructor`, which every object has.
  return hasType(chart, attacking) && hasType(chart, defending)
    ? (chart.factors[attacking]?.[defending] ?? 1)
    : 1;
}

/** Whether the charts have the same types in the same order, and the type the same factors against them. */
export function hasSameRow(one: Chart, other: Chart, attacking: Type): boolean {
  const { types, factors } = one;
  return (
    types.length === other.types.length &&
    types.every((type, at) => type === other.types[at]) &&
    (factors[attacking] === other.factors[attacking] ||
      types.every((type) => factorOf(one, attacking, type) === factorOf(other, attacking, type)))
  );
}

/** The chart of an inverse battle: 0 becomes 2, any other factor its reciprocal, but at most 8. */
export function inverse(chart: Chart): Chart {
  return makeChart(
    chart.types,
    (attacking, defending) => {
      const factor = factorOf(chart, attacking, defending);
      return factor === 0 ? 2 : Math.min(maxFactor, 1 / factor);
    },
    chart,
  );
}
