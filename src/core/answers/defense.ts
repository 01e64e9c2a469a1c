import { attackersOf } from '#core/charts/chart.ts';
import type { AttackingType } from '#core/charts/type.ts';
import { type Matchup, matchup } from '#core/hit/effectiveness.ts';
import { groupByMultiplier } from '#core/hit/outcome.ts';
import type { Defender, World } from '#core/hit/situation.ts';

/** The matchup of one attacking type against a defender. */
export type DefenseMatchup = Matchup & { attacking: AttackingType };

/** The attacking types with the same multiplier against a defender. */
export type DefenseGroup = { multiplier: number; matchups: DefenseMatchup[] };

/** Groups the attacking types by multiplier against the defender, the largest first. */
export function defense(defender: Defender, world: World): DefenseGroup[] {
  const matchups = attackingTypesOn(defender, world).map((attacking) => ({
    attacking,
    ...matchup({ type: attacking }, defender, world),
  }));
  return groupByMultiplier(matchups, ({ multiplier }) => multiplier).map(
    ([multiplier, matchups]) => ({
      multiplier,
      matchups,
    }),
  );
}

/** The chart's attacking types, and Stellar if the defender is Terastallized. */
export function attackingTypesOn(defender: Defender, { chart }: World): readonly AttackingType[] {
  const types = attackersOf(chart);
  return defender.tera === undefined ? types : [...types, 'stellar'];
}
