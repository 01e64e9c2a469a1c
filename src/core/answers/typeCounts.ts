import { attackersOf, type Chart, defendersOf, factorOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';

/** The numbers of the matchups of one type, as in the chart. */
export type TypeCounts = {
  /** Types that take more than normal damage from it. */
  superEffective: number;
  /** Types that take less, but some. */
  resisted: number;
  /** Types that take none. */
  noEffect: number;
  /** Types whose attacks deal more than normal damage to it. */
  weaknesses: number;
  /** Types whose attacks deal less, but some. */
  resistances: number;
  /** Types whose attacks deal none. */
  immunities: number;
};

function countFactors(factors: readonly number[]): [more: number, less: number, none: number] {
  const countIf = (matches: (factor: number) => boolean) => factors.filter(matches).length;
  return [
    countIf((factor) => factor > 1),
    countIf((factor) => factor > 0 && factor < 1),
    countIf((factor) => factor === 0),
  ];
}

const countsByChart = new WeakMap<Chart, Map<Type, TypeCounts>>();

/** The numbers of the matchups of the type, memoized; 0 on a side that it does not have. */
export function countMatchups(chart: Chart, type: Type): TypeCounts {
  const countsByType = countsByChart.get(chart) ?? new Map<Type, TypeCounts>();
  const counts = countsByType.get(type) ?? computeCounts(chart, type);
  countsByChart.set(chart, countsByType.set(type, counts));
  return counts;
}

function computeCounts(chart: Chart, type: Type): TypeCounts {
  const [attackers, defenders] = [attackersOf(chart), defendersOf(chart)];
  const [superEffective, resisted, noEffect] = countFactors(
    attackers.includes(type) ? defenders.map((each) => factorOf(chart, type, each)) : [],
  );
  const [weaknesses, resistances, immunities] = countFactors(
    defenders.includes(type) ? attackers.map((each) => factorOf(chart, each, type)) : [],
  );
  return { superEffective, resisted, noEffect, weaknesses, resistances, immunities };
}

/** The order of the types of a chart. */
export type TypeOrder = 'game' | 'weaknesses' | 'resistances';

/** Sorts the types by their number of weaknesses, or of resistances and immunities, highest first. */
export function sortTypes(chart: Chart, types: readonly Type[], order: TypeOrder): readonly Type[] {
  if (order === 'game') return types;
  const countOf = (type: Type) => {
    const { weaknesses, resistances, immunities } = countMatchups(chart, type);
    return order === 'weaknesses' ? weaknesses : resistances + immunities;
  };
  const counts = new Map(types.map((type) => [type, countOf(type)]));
  return types.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}
