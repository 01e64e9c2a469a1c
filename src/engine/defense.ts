import { type Matchup, matchup } from './effectiveness.ts';
import { groupByMultiplier } from './outcome.ts';
import type { Defender, World } from './situation.ts';
import type { AttackingType } from './type.ts';

/** What one attacking type does to a defender. */
export type DefenseMatchup = Matchup & { attacking: AttackingType };

/** The attacking types that do the same to a defender. */
export type DefenseGroup = { multiplier: number; matchups: DefenseMatchup[] };

/** What each attacking type does to the defender, from the largest multiplier down. */
export function defense(defender: Defender, world: World): DefenseGroup[] {
  const matchups = attackersOf(defender, world).map((attacking) => ({
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

/** The types that attack a defender; Stellar ones matter to the Terastallized alone. */
export function attackersOf(defender: Defender, { chart }: World): readonly AttackingType[] {
  return defender.tera === undefined ? chart.types : [...chart.types, 'stellar'];
}
