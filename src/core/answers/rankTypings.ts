import { attackersOf } from '#core/charts/chart.ts';
import type { Typing } from '#core/charts/type.ts';
import { createMultiplierByTyping } from '#core/hit/effectiveness.ts';
import { countOutcomes, type Outcomes } from '#core/hit/outcome.ts';
import type { World } from '#core/hit/situation.ts';
import { typingsOf } from './offense.ts';

/** A typing, its numbers of matchups, and the mean of the multipliers of all attacking types on it. */
export type RankedTyping = Outcomes & { typing: Typing; mean: number };

/** Returns the typings of one or two types, those with the lowest mean first. */
export function rankTypings(world: World): RankedTyping[] {
  const functions = attackersOf(world.chart).map((type) =>
    createMultiplierByTyping({ type }, [], world),
  );
  return [...typingsOf(world.chart, 1), ...typingsOf(world.chart, 2)]
    .map((typing) => {
      const matchups = functions.map((getMultiplier) => ({ multiplier: getMultiplier(typing) }));
      const total = matchups.reduce((sum, { multiplier }) => sum + multiplier, 0);
      return { typing, ...countOutcomes(matchups), mean: total / matchups.length };
    })
    .sort((one, other) => one.mean - other.mean);
}
