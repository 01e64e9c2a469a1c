import { type Matchup, matchup } from './effectiveness.ts';
import { typesIn } from './generation.ts';
import type { Defender, World } from './situation.ts';
import type { AttackingType } from './type.ts';

/** What one attacking type does to a defender. */
type DefenseMatchup = Matchup & { attacking: AttackingType };

/** The attacking types that do the same to a defender. */
export type DefenseGroup = { multiplier: number; matchups: DefenseMatchup[] };

/** What each attacking type does to the defender, from the largest multiplier down. */
export function defense(defender: Defender, world: World): DefenseGroup[] {
  const groups = new Map<number, DefenseMatchup[]>();
  for (const attacking of attackersOf(defender, world)) {
    const answer = { attacking, ...matchup({ type: attacking }, defender, world) };
    groups.set(answer.multiplier, [...(groups.get(answer.multiplier) ?? []), answer]);
  }
  return [...groups]
    .map(([multiplier, matchups]) => ({ multiplier, matchups }))
    .sort((one, other) => other.multiplier - one.multiplier);
}

/** The types that attack a defender; Stellar ones matter to the Terastallized alone. */
export function attackersOf(defender: Defender, { generation }: World): readonly AttackingType[] {
  const types = typesIn(generation);
  return defender.tera === undefined ? types : [...types, 'stellar'];
}

/** How many types hit for more than 1, for less, and not at all. */
export type DefenseSummary = { weaknesses: number; resistances: number; immunities: number };

/** How many types hit for more than 1, for less, and for 0, which is no resistance. */
export function summarize(groups: readonly DefenseGroup[]): DefenseSummary {
  const count = (isCounted: (multiplier: number) => boolean) =>
    groups.reduce(
      (sum, { multiplier, matchups }) => sum + (isCounted(multiplier) ? matchups.length : 0),
      0,
    );
  return {
    weaknesses: count((multiplier) => multiplier > 1),
    resistances: count((multiplier) => multiplier < 1 && multiplier > 0),
    immunities: count((multiplier) => multiplier === 0),
  };
}
