import type { AttackingType } from '#core/charts/type.ts';
import { type Matchup, matchup } from '#core/hit/effectiveness.ts';
import type { Defender, World } from '#core/hit/situation.ts';
import { getOrAdd } from '#core/rulesets/getOrAdd.ts';
import { attackingTypesOn } from './defense.ts';

/** The matchup of one attacking type against each member of a team, in the team's order. */
export type TeamRow = Tally & { attacking: AttackingType; matchups: readonly Matchup[] };

/** The numbers of members that are weak to, resist, and are immune to an attacking type. */
export type Tally = {
  weak: number;
  resist: number;
  immune: number;
  /** 0 or more: every weakness raises it, every resistance or immunity lowers it. */
  danger: number;
};

/**
 * One row per attacking type, in the chart's order, with Stellar if a member is Terastallized; the
 * danger of Stellar is 0, because no type resists it, so no choice of members can lower it.
 */
export function team(members: readonly Defender[], world: World): TeamRow[] {
  const attackers = new Set(members.flatMap((member) => attackingTypesOn(member, world)));
  return [...attackers].map((attacking) => {
    const matchups = members.map((member) => matchupOfType(attacking, member, world));
    const row = { attacking, matchups, ...tally(matchups.map(({ multiplier }) => multiplier)) };
    return attacking === 'stellar' ? { ...row, danger: 0 } : row;
  });
}

const matchupsByWorld = new WeakMap<World, WeakMap<Defender, Map<AttackingType, Matchup>>>();

/**
 * The matchup of a type, the same object for the same arguments: a change of one member does not compute
 * those of the others again.
 */
export function matchupOfType(type: AttackingType, defender: Defender, world: World): Matchup {
  const byDefender = getOrAdd(matchupsByWorld, world, () => new WeakMap());
  const byType = getOrAdd(byDefender, defender, () => new Map<AttackingType, Matchup>());
  return getOrAdd(byType, type, () => matchup({ type }, defender, world));
}

/** The totals of one attacking type from its multipliers, one per member. */
export function tally(multipliers: readonly number[]): Tally {
  const weaknesses = multipliers.filter((multiplier) => multiplier > 1);
  const immune = multipliers.filter((multiplier) => multiplier === 0).length;
  const weak = weaknesses.length;
  const resist = multipliers.filter((multiplier) => multiplier > 0 && multiplier < 1).length;
  const doublings = weaknesses.reduce((sum, multiplier) => sum + countDoublings(multiplier), 0);
  return { weak, resist, immune, danger: dangerOf(doublings, resist + immune) };
}

/**
 * How often a weakness doubles the damage: 1 for 2×, 2 for 4×, about 0.58 for 1.5×; 0 for no
 * weakness.
 */
export function countDoublings(multiplier: number): number {
  return multiplier > 1 ? Math.log2(multiplier) : 0;
}

/**
 * The danger of one attacking type, 0 or more: all doublings of the weak members, minus half a
 * doubling for each member that resists or is immune and can take the hit instead.
 */
export function dangerOf(doublings: number, safeCount: number): number {
  return Math.max(0, doublings - safeCount / 2);
}

/** Whether the weak members, or their doublings, outnumber the members that can take the hit. */
export function isDangerous({ danger, weak, resist, immune }: Tally): boolean {
  const safeCount = resist + immune;
  // The danger is the doublings minus half of `safeCount`.
  return danger > 0 && (weak > safeCount || danger > safeCount / 2);
}

/** Sorts by most danger, then most weak members, then fewest safe members, then chart order. */
export function sortByDanger(rows: readonly TeamRow[]): TeamRow[] {
  return [...rows].sort(
    (one, other) =>
      other.danger - one.danger ||
      other.weak - one.weak ||
      one.resist + one.immune - (other.resist + other.immune),
  );
}
