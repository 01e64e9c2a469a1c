import { attackersOf } from '#core/charts/chart.ts';
import type { AttackingType, Type } from '#core/charts/type.ts';
import { createMultiplierLookup, createTypingKeys } from '#core/hit/lookup.ts';
import type { Defender, World } from '#core/hit/situation.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Target } from './coverage.ts';
import { rankOwnedFirst } from './rankOwned.ts';
import {
  countDoublings,
  dangerOf,
  isDangerous,
  matchupOfType,
  type TeamRow,
  tally,
  team,
} from './team.ts';

/** A candidate with its best possible ability, and the danger of the team with this candidate. */
export type Suggestion = {
  /** The index in the list of candidates. */
  candidate: number;
  ability: Ability | undefined;
  danger: number;
  /** The index of the member that the candidate replaces; undefined if it joins the team. */
  replacedMember?: number;
};

/** The number of Pokémon in a team of the games. */
const teamSize = 6;

/**
 * At most `limit` candidates for the team, the one with the lowest danger first, each with its best
 * possible ability. A candidate needs one or two types and at least one possible ability; throws a
 * RangeError for another number of types.
 */
export function suggestMembers(
  members: readonly Defender[],
  candidates: readonly Target[],
  world: World,
  limit: number,
): Suggestion[] {
  const rows = team(members, world).filter(({ attacking }) => attacking !== 'stellar');
  const attackers = rows.map(({ attacking, matchups, resist, immune }) => ({
    getMultiplier: createMultiplierLookup({ type: attacking }, world),
    doublings: matchups.reduce((sum, { multiplier }) => sum + countDoublings(multiplier), 0),
    safeCount: resist + immune,
  }));

  const getKey = createTypingKeys(world.chart);

  function computeDanger({ typing }: Target, ability: Ability | undefined): number {
    const key = getKey(typing);
    return attackers.reduce((sum, { getMultiplier, doublings, safeCount }) => {
      const multiplier = getMultiplier(key, ability);
      const newSafeCount = multiplier < 1 ? safeCount + 1 : safeCount;
      return sum + dangerOf(doublings + countDoublings(multiplier), newSafeCount) ** 2;
    }, 0);
  }

  return candidates
    .map((candidate, index) => {
      const [first, ...others] = candidate.possibleAbilities.map((ability) => ({
        candidate: index,
        ability,
        danger: computeDanger(candidate, ability),
      }));
      return others.reduce((best, each) => (each.danger < best!.danger ? each : best), first)!;
    })
    .sort((one, other) => one.danger - other.danger || one.candidate - other.candidate)
    .slice(0, limit);
}

/**
 * At most `limit` candidates, the one with the lowest danger first, each in place of the member whose
 * replacement lowers the danger most, the first of equal ones.
 */
export function suggestReplacements(
  members: readonly Defender[],
  candidates: readonly Target[],
  world: World,
  limit: number,
): Suggestion[] {
  const best: Suggestion[] = [];
  for (const replacedMember of members.keys()) {
    const others = members.toSpliced(replacedMember, 1);
    for (const suggestion of suggestMembers(others, candidates, world, candidates.length)) {
      const { candidate, danger } = suggestion;
      if (danger < (best[candidate]?.danger ?? Number.POSITIVE_INFINITY)) {
        best[candidate] = { ...suggestion, replacedMember };
      }
    }
  }
  return best
    .sort((one, other) => one.danger - other.danger || one.candidate - other.candidate)
    .slice(0, limit);
}

/**
 * At most `limit` new members, or replacements of members if the team has six or more; the first `ownedCount` candidates
 * come before all others.
 */
export function suggestChanges(
  members: readonly Defender[],
  candidates: readonly Target[],
  world: World,
  limit: number,
  ownedCount = 0,
): Suggestion[] {
  const suggestChange = members.length < teamSize ? suggestMembers : suggestReplacements;
  return rankOwnedFirst(candidates, ownedCount, limit, (part, partLimit) =>
    suggestChange(members, part, world, partLimit),
  );
}

/** The types that are dangers only before a change of the team, and those that are only after it. */
export function compareDangers(
  before: readonly TeamRow[],
  after: readonly TeamRow[],
): { removed: readonly AttackingType[]; added: readonly AttackingType[] } {
  const dangersOf = (rows: readonly TeamRow[]) =>
    rows.filter(isDangerous).map(({ attacking }) => attacking);
  const [typesBefore, typesAfter] = [dangersOf(before), dangersOf(after)];
  return {
    removed: typesBefore.filter((type) => !typesAfter.includes(type)),
    added: typesAfter.filter((type) => !typesBefore.includes(type)),
  };
}

/** How many members an attacking type has that are weak to it, or that can take it, before and after a change. */
export type RowChange = { attacking: AttackingType; before: number; after: number };

/**
 * What a change of the team changes in its rows, the most dangerous first: the members that are weak to a type, and those
 * that resist a danger or are immune to it.
 */
export function compareRows(
  before: readonly TeamRow[],
  after: readonly TeamRow[],
): { weak: readonly RowChange[]; safe: readonly RowChange[] } {
  const pairs = after
    .flatMap((row) => {
      const old = before.find(({ attacking }) => attacking === row.attacking);
      return old ? [{ old, row }] : [];
    })
    .sort(
      (one, other) =>
        Math.max(other.old.danger, other.row.danger) - Math.max(one.old.danger, one.row.danger),
    );
  const changesOf = (countOf: (row: TeamRow) => number, rows = pairs): RowChange[] =>
    rows
      .map(({ old, row }) => ({
        attacking: row.attacking,
        before: countOf(old),
        after: countOf(row),
      }))
      .filter((change) => change.before !== change.after);
  return {
    weak: changesOf(({ weak }) => weak),
    safe: changesOf(
      ({ resist, immune }) => resist + immune,
      pairs.filter(({ old, row }) => isDangerous(old) || isDangerous(row)),
    ),
  };
}

/** The reasons for a new member: the dangerous types that it resists, the worst first. */
export type SuggestionReason = {
  resists: readonly Type[];
  immune: readonly Type[];
  /** The number of members that are weak to at least one of those types. */
  helpedCount: number;
  /** The types that both the new member and another one are weak to. */
  sharedWeaknesses: readonly Type[];
};

/** The reasons to add the newcomer to the team. */
export function explainSuggestion(
  members: readonly Defender[],
  newcomer: Defender,
  world: World,
): SuggestionReason {
  const rows = attackersOf(world.chart).map((attacking) => {
    const multipliers = [...members, newcomer].map(
      (member) => matchupOfType(attacking, member, world).multiplier,
    );
    const newMultiplier = multipliers.pop() as number;
    return { attacking, multipliers, newMultiplier, danger: tally(multipliers).danger };
  });
  const dangerousRows = rows
    .filter(({ danger }) => danger > 0)
    .sort((one, other) => other.danger - one.danger);
  const helpfulRows = dangerousRows.filter(({ newMultiplier }) => newMultiplier < 1);
  const helpedMembers = members.filter((_, index) =>
    helpfulRows.some(({ multipliers }) => (multipliers[index] as number) > 1),
  );
  return {
    resists: helpfulRows
      .filter(({ newMultiplier }) => newMultiplier > 0)
      .map(({ attacking }) => attacking),
    immune: helpfulRows
      .filter(({ newMultiplier }) => newMultiplier === 0)
      .map(({ attacking }) => attacking),
    helpedCount: helpedMembers.length,
    sharedWeaknesses: rows
      .filter(
        ({ newMultiplier, multipliers }) =>
          newMultiplier > 1 && multipliers.some((multiplier) => multiplier > 1),
      )
      .map(({ attacking }) => attacking),
  };
}

/** The number of dangerous types that a new member resists or is immune to. */
export function countResisted({
  resists,
  immune,
}: Pick<SuggestionReason, 'resists' | 'immune'>): number {
  return resists.length + immune.length;
}
