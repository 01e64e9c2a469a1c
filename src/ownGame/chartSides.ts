import { type Chart, factorOf, makeChart } from '#engine/chart.ts';
import type { OwnGameType } from '#engine/ownGame.ts';

/** The chart with the sides of its types; without them if one side would have no types at all. */
export function withSides(chart: Chart, types: readonly OwnGameType[]): Chart {
  const attackOnly = types.filter(({ isAttackOnly }) => isAttackOnly).map(({ id }) => id);
  const defendOnly = types.filter(({ isDefendOnly }) => isDefendOnly).map(({ id }) => id);
  const sides = hasBothSides(types) ? { attackOnly, defendOnly } : {};
  return makeChart(chart.types, (one, other) => factorOf(chart, one, other), sides);
}

/** Whether a Pokémon can have one of the types, and an attack one of them. */
export function hasBothSides(types: readonly OwnGameType[]): boolean {
  return types.some((type) => !type.isAttackOnly) && types.some((type) => !type.isDefendOnly);
}
