import { type Chart, replaceSides } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import type { OwnGameType } from '#core/rulesets/ownGame.ts';

/** The ids of the types that exist on one side only. */
export function listSides(types: readonly OwnGameType[]): {
  attackOnly: readonly Type[];
  defendOnly: readonly Type[];
} {
  return {
    attackOnly: types.filter(({ isAttackOnly }) => isAttackOnly).map(({ id }) => id),
    defendOnly: types.filter(({ isDefendOnly }) => isDefendOnly).map(({ id }) => id),
  };
}

/** The chart with the sides of its types; without them if one side would have no types at all. */
export function withSides(chart: Chart, types: readonly OwnGameType[]): Chart {
  return replaceSides(chart, hasBothSides(types) ? listSides(types) : {});
}

/** Whether a Pokémon can have one of the types, and an attack one of them. */
export function hasBothSides(types: readonly OwnGameType[]): boolean {
  return types.some((type) => !type.isAttackOnly) && types.some((type) => !type.isDefendOnly);
}
