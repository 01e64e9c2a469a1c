import { attackersOf } from './chart.ts';
import { createMultiplierByTyping } from './effectiveness.ts';
import { typingsOf } from './offense.ts';
import { countOutcomes, type Outcomes } from './outcome.ts';
import type { World } from './situation.ts';
import type { Typing } from './type.ts';

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
