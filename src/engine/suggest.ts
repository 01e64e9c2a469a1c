import type { Ability } from './ability.ts';
import type { Target } from './coverage.ts';
import { matchup } from './effectiveness.ts';
import { lookup, typingKeys } from './lookup.ts';
import type { Defender, World } from './situation.ts';
import { dangerOf, hurtBy, type TeamRow, tally, team } from './team.ts';
import type { Type } from './type.ts';

/** A candidate, with the best of its abilities, and the team's danger once it has joined. */
export type Suggestion = {
  /** Its place in the list of candidates. */
  candidate: number;
  ability: Ability | undefined;
  danger: number;
};

/**
 * The danger of a whole team: the squares of the dangers of the types, added up, so that one type
 * which hits three is worse than three types which hit one each.
 */
export function teamDanger(rows: readonly TeamRow[]): number {
  return rows.reduce((sum, { danger }) => sum + danger ** 2, 0);
}

/**
 * The candidates that leave the team in the least danger, the best first, at most `limit`; each with
 * the possible ability that serves best. They have one or two types, and an ability or undefined.
 */
export function suggest(
  members: readonly Defender[],
  candidates: readonly Target[],
  world: World,
  limit: number,
): Suggestion[] {
  const rows = team(members, world).filter(({ attacking }) => attacking !== 'stellar');
  const attackers = rows.map(({ attacking, matchups, resist, immune }) => ({
    multiplier: lookup({ type: attacking }, world),
    hurt: matchups.reduce((sum, { multiplier }) => sum + hurtBy(multiplier), 0),
    safe: resist + immune,
  }));

  const keyOf = typingKeys(world.chart);

  function dangerWith({ typing }: Target, ability: Ability | undefined): number {
    const key = keyOf(typing);
    return attackers.reduce((sum, { multiplier, hurt, safe }) => {
      const taken = multiplier(key, ability);
      return sum + dangerOf(hurt + hurtBy(taken), taken < 1 ? safe + 1 : safe) ** 2;
    }, 0);
  }

  return candidates
    .map((candidate, index) => {
      const [first, ...others] = candidate.possibleAbilities.map((ability) => ({
        candidate: index,
        ability,
        danger: dangerWith(candidate, ability),
      }));
      return others.reduce((best, each) => (each.danger < best!.danger ? each : best), first)!;
    })
    .sort((one, other) => one.danger - other.danger || one.candidate - other.candidate)
    .slice(0, limit);
}

/** Why somebody would help: of the types that endanger the team, the worst first. */
export type Reason = {
  resists: readonly Type[];
  immune: readonly Type[];
  /** How many members are weak to one of those types. */
  helped: number;
  /** The weaknesses it has in common with a member. */
  shares: readonly Type[];
};

/** Why the newcomer would help the team. */
export function reasonOf(members: readonly Defender[], newcomer: Defender, world: World): Reason {
  const rows = world.chart.types.map((attacking) => {
    const taken = [...members, newcomer].map(
      (member) => matchup({ type: attacking }, member, world).multiplier,
    );
    const own = taken.pop() as number;
    return { attacking, taken, own, danger: tally(taken).danger };
  });
  const endangered = rows
    .filter(({ danger }) => danger > 0)
    .sort((one, other) => other.danger - one.danger);
  const taken = endangered.filter(({ own }) => own < 1);
  const helped = members.filter((_, index) =>
    taken.some((row) => (row.taken[index] as number) > 1),
  );
  return {
    resists: taken.filter(({ own }) => own > 0).map(({ attacking }) => attacking),
    immune: taken.filter(({ own }) => own === 0).map(({ attacking }) => attacking),
    helped: helped.length,
    shares: rows
      .filter(({ own, taken }) => own > 1 && taken.some((each) => each > 1))
      .map(({ attacking }) => attacking),
  };
}
