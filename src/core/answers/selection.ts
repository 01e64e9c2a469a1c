import type { Type } from '#core/charts/type.ts';
import { type Duel, mergeForms } from './battle.ts';
import { isAnswer, ratioOf, summarizeBattle, verdictOf } from './verdict.ts';

/** The duels of each of our members (rows) with each form of each opponent (columns); the first is its own. */
type DuelsByForm = readonly (readonly (readonly Duel[])[])[];

/** Some members of a side, and what they lack against the other side. */
export type Selection = {
  /** The indices of the members, in the order of the side. */
  members: readonly number[];
  /** The indices of those on the other side that no member beats. */
  unanswered: readonly number[];
  /** The damage dealt divided by the damage taken in the worst matchup, where the best member stands. */
  worstRatio: number;
  /** The index of the one on the other side in that matchup. */
  hardest: number;
  /** The types that two or more members are weak to, and how many; the most first. */
  sharedWeaknesses: readonly { type: Type; count: number }[];
};

/** A selection of our members. */
export type OurSelection = Selection & {
  /** The index of the member to lead with; undefined if no member beats an opponent. */
  lead: number | undefined;
  /**
   * The opponents that no member beats in all their forms, each with the first form that none beats; undefined
   * if each form is beaten, but not by the same member.
   */
  gaps: readonly { opponent: number; form: number | undefined }[];
};

/** A selection of opponents. */
export type TheirSelection = Selection & {
  /** The indices of our members that one of them beats in one of its forms. */
  beaten: readonly number[];
};

/** What one opponent is; all others have their own form, because a side has at most one Mega Evolution. */
type Scenario = { opponent: number; form: number };

/** A side in a scenario: which members (rows) beat which others (columns), how clearly, and their weaknesses. */
type View = {
  beats: readonly (readonly boolean[])[];
  ratios: readonly (readonly number[])[];
  weaknesses: readonly (readonly Type[])[];
};

/**
 * All selections of `size` of our members, the best first: by the fewest opponents that no member beats,
 * the best worst matchup, the fewest shared weaknesses, and the order of the team. The form of one opponent is
 * not known, of that with which it is the worst for the selection: a member beats it if it beats all of them.
 * `weaknesses` has the types that each member may be weak to.
 */
export function rankOurSelections(
  duels: DuelsByForm,
  weaknesses: readonly (readonly Type[])[],
  size: number,
): OurSelection[] {
  const grid = duels.map((row) => row.map(mergeForms));
  const duelsByKnowledge = duels.map((row, member) =>
    row.map((forms, opponent) =>
      forms.length > 1 ? [forms[0]!, grid[member]![opponent]!] : forms,
    ),
  );
  const views = listScenarios(duelsByKnowledge).map((scenario): View => {
    const rows = duelsByKnowledge.map((row) =>
      row.map((duels, opponent) => pick(duels, opponent, scenario)),
    );
    return {
      beats: rows.map((row) => row.map(isAnswer)),
      ratios: rows.map((row) => row.map(ratioOf)),
      weaknesses,
    };
  });
  return rank(views, size, (one, other) => compareSelections(other, one)).map((selection) => {
    const { members } = selection;
    const { lead } = summarizeBattle(members.map((member) => grid[member]!));
    const isBeaten = (column: (member: number) => Duel) =>
      members.some((member) => isAnswer(column(member)));
    const gaps = [...(duels[0]?.entries() ?? [])]
      .filter(([opponent]) => !isBeaten((member) => grid[member]![opponent]!))
      .map(([opponent, forms]) => ({
        opponent,
        form: [...forms.keys()].find(
          (form) => !isBeaten((member) => duels[member]![opponent]![form]!),
        ),
      }));
    return { ...selection, lead: lead === undefined ? undefined : members[lead], gaps };
  });
}

/**
 * All selections of `size` opponents, the worst for us first: in the same order, seen from their side.
 * `weaknesses` has the types that each form of each opponent is weak to whatever its ability is.
 */
export function rankTheirSelections(
  duels: DuelsByForm,
  weaknesses: readonly (readonly (readonly Type[])[])[],
  size: number,
): TheirSelection[] {
  const views = listScenarios(duels).map((scenario): View => {
    const rows = weaknesses.map((_, opponent) =>
      duels.map((row) => pick(row[opponent]!, opponent, scenario)),
    );
    return {
      beats: rows.map((row) => row.map((duel) => verdictOf(duel) === 'loses')),
      ratios: rows.map((row) => row.map((duel) => 1 / ratioOf(duel))),
      weaknesses: weaknesses.map((forms, opponent) => pick(forms, opponent, scenario)),
    };
  });
  return rank(views, size, compareSelections).map((selection) => {
    const losesTo = (ours: number) => (opponent: number) =>
      duels[ours]![opponent]!.some((duel) => verdictOf(duel) === 'loses');
    const beaten = [...duels.keys()].filter((ours) => selection.members.some(losesTo(ours)));
    return { ...selection, beaten };
  });
}

/** The scenario in which all opponents have their own forms, then one for each other one of each opponent. */
function listScenarios(duels: DuelsByForm): Scenario[] {
  const others = (duels[0] ?? []).flatMap((forms, opponent) =>
    [...forms.keys()].slice(1).map((form) => ({ opponent, form })),
  );
  return [{ opponent: 0, form: 0 }, ...others];
}

function pick<Item>(forms: readonly Item[], index: number, { opponent, form }: Scenario): Item {
  return forms[index === opponent ? form : 0]!;
}

/** Ranks all selections, each in the scenario that `compareScenarios` puts first. */
function rank(
  views: readonly View[],
  size: number,
  compareScenarios: (one: Selection, other: Selection) => number,
): Selection[] {
  return listIndices(views[0]!.beats.length, size)
    .map((members) => views.map((view) => makeSelection(view, members)).sort(compareScenarios)[0]!)
    .sort(compareSelections);
}

/** All lists of `size` ascending indices from `start` to below `end`, in their order. */
export function listIndices(end: number, size: number, start = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: end - start }, (_, offset) => start + offset).flatMap((first) =>
    listIndices(end, size - 1, first + 1).map((others) => [first, ...others]),
  );
}

function makeSelection({ beats, ratios, weaknesses }: View, members: readonly number[]): Selection {
  const others = [...(beats[0]?.keys() ?? [])];
  const bestRatio = (other: number) =>
    Math.max(...members.map((member) => ratios[member]![other]!));
  const counts = new Map<Type, number>();
  for (const type of members.flatMap((member) => weaknesses[member] ?? []))
    counts.set(type, (counts.get(type) ?? 0) + 1);
  const bestRatios = others.map(bestRatio);
  const worstRatio = Math.min(...bestRatios);
  return {
    members,
    unanswered: others.filter((other) => !members.some((member) => beats[member]![other])),
    worstRatio,
    hardest: bestRatios.indexOf(worstRatio),
    sharedWeaknesses: [...counts]
      .filter(([, count]) => count > 1)
      .map(([type, count]) => ({ type, count }))
      .sort((one, other) => other.count - one.count),
  };
}

/** Below 0 if the first selection is better for its side. */
function compareSelections(one: Selection, other: Selection): number {
  const gapDifference = one.unanswered.length - other.unanswered.length;
  if (gapDifference !== 0) return gapDifference;
  // The difference of two infinite ratios is no number.
  if (one.worstRatio !== other.worstRatio) return one.worstRatio > other.worstRatio ? -1 : 1;
  return countShared(one) - countShared(other);
}

/** The number of members that share a weakness, added up over all types. */
function countShared({ sharedWeaknesses }: Selection): number {
  return sharedWeaknesses.reduce((sum, { count }) => sum + count, 0);
}
