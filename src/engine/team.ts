import { attackersOf } from './defense.ts';
import { type Matchup, matchup } from './effectiveness.ts';
import type { Defender, World } from './situation.ts';
import type { AttackingType } from './type.ts';

/** What one attacking type does to each member of a team, in the team's order. */
export type TeamRow = Tally & { attacking: AttackingType; matchups: readonly Matchup[] };

/** How many members an attacking type hits for more than 1, for less, and for 0, no resistance. */
export type Tally = {
  weak: number;
  resist: number;
  immune: number;
  /** 0 for none; every weakness adds to it and every member who can take the hit lowers it. */
  danger: number;
};

/**
 * What each attacking type does to the team, in the chart's order. Stellar comes where somebody is
 * Terastallized; no type resists it, so it is no danger that a team could be built against.
 */
export function team(members: readonly Defender[], world: World): TeamRow[] {
  const attackers = new Set(members.flatMap((member) => attackersOf(member, world)));
  return [...attackers].map((attacking) => {
    const matchups = members.map((member) => matchup({ type: attacking }, member, world));
    const row = { attacking, matchups, ...tally(matchups.map(({ multiplier }) => multiplier)) };
    return attacking === 'stellar' ? { ...row, danger: 0 } : row;
  });
}

/** What the multipliers of one attacking type, one for each member, come to. */
export function tally(multipliers: readonly number[]): Tally {
  const weaknesses = multipliers.filter((multiplier) => multiplier > 1);
  const immune = multipliers.filter((multiplier) => multiplier === 0).length;
  const weak = weaknesses.length;
  const resist = multipliers.filter((multiplier) => multiplier > 0 && multiplier < 1).length;
  const hurt = weaknesses.reduce((sum, multiplier) => sum + hurtBy(multiplier), 0);
  return { weak, resist, immune, danger: dangerOf(hurt, resist + immune) };
}

/** How often a weakness doubles the damage: 1 for 2×, 2 for 4×, 0.58 for 1.5×; 0 for no weakness. */
export function hurtBy(multiplier: number): number {
  return multiplier > 1 ? Math.log2(multiplier) : 0;
}

/**
 * The danger of one attacking type: all doublings of the weak members, less half a doubling for
 * each member who resists or is immune and could take the hit instead; never below 0.
 */
export function dangerOf(hurt: number, safe: number): number {
  return Math.max(0, hurt - safe / 2);
}

/** Whether more members are weak, or damage doubles oftener, than members could take the hit. */
export function isDangerous({ danger, weak, resist, immune }: Tally): boolean {
  const safe = resist + immune;
  // The danger is the doublings less half of the safe.
  return danger > 0 && (weak > safe || danger > safe / 2);
}

/** The rows with the greatest danger first, then those that hit most; ties in the chart's order. */
export function byDanger(rows: readonly TeamRow[]): TeamRow[] {
  return [...rows].sort(
    (one, other) =>
      other.danger - one.danger ||
      other.weak - one.weak ||
      one.resist + one.immune - (other.resist + other.immune),
  );
}
