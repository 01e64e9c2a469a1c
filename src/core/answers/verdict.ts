import { type Duel, damageOf } from './battle.ts';

/** The duel of a member with one opponent, and its verdict; `index` is the member's index in the team. */
export type Standing = { index: number; duel: Duel; isAnswer: boolean; isSafe: boolean };

/** The duels with each form that the opponent may have. */
function formsOf(duel: Duel): readonly Duel[] {
  return duel.forms ?? [duel];
}

/**
 * The damage that a member deals at least, divided by the damage that it takes at most, from the form of the
 * opponent that is the worst for it: 0 to Infinity, and 1 if both are 0.
 */
export function ratioOf(duel: Duel): number {
  return Math.min(
    ...formsOf(duel).map(({ deals, takes }) => {
      const [dealtDamage, takenDamage] = [damageOf(deals.low), damageOf(takes.high)];
      if (takenDamage > 0) return dealtDamage / takenDamage;
      return dealtDamage > 0 ? Number.POSITIVE_INFINITY : 1;
    }),
  );
}

/**
 * Whether the member, in the worst case, deals more than it takes, and no attack of the opponent has
 * an effectiveness above 1 on it; against each form that the opponent may have.
 */
export function isAnswer(duel: Duel): boolean {
  return formsOf(duel).every((form) => form.takes.maxEffectiveness <= 1 && ratioOf(form) > 1);
}

/**
 * Whether the opponent, at its best and in one of its forms, takes nothing super effective from the member's
 * best attack and deals more damage than it takes.
 */
function isAnsweredBy(duel: Duel): boolean {
  return formsOf(duel).some(
    ({ deals, takes }) =>
      deals.low.effectiveness <= 1 && damageOf(takes.high) > damageOf(deals.low),
  );
}

/** Who wins a duel, in the worst case for the member. */
export type Verdict = 'wins' | 'loses' | 'even';

/** Returns whether the member answers the opponent, is answered by it, or neither. */
export function verdictOf(duel: Duel): Verdict {
  if (isAnswer(duel)) return 'wins';
  return isAnsweredBy(duel) ? 'loses' : 'even';
}

const verdictOrder: readonly Verdict[] = ['loses', 'even', 'wins'];

/** The duel with the form of the opponent that is the worst for the member: it decides the verdict. */
export function worstFormOf(duel: Duel): Duel {
  const rank = (form: Duel) => verdictOrder.indexOf(verdictOf(form));
  return formsOf(duel).toSorted(
    (one, other) => rank(one) - rank(other) || compareDuels(other, one),
  )[0]!;
}

/**
 * Whether every attack of the opponent has at most ½× on the member, without the same-type attack
 * bonus.
 */
export function isSafeSwitchIn({ takes }: Duel): boolean {
  return takes.maxMultiplier <= 0.5;
}

/**
 * The members by their duels with one opponent, the best first: those that answer it, then by damage dealt
 * divided by damage taken, then by damage taken, then in the order of the team. `column` has one duel per member.
 */
export function rankAgainst(column: readonly Duel[]): Standing[] {
  return column
    .map((duel, index) => ({
      index,
      duel,
      isAnswer: isAnswer(duel),
      isSafe: isSafeSwitchIn(duel),
    }))
    .sort((one, other) => compareDuels(one.duel, other.duel));
}

/** Below 0 if the first duel is better for its member. */
export function compareDuels(one: Duel, other: Duel): number {
  const answerDifference = Number(isAnswer(other)) - Number(isAnswer(one));
  if (answerDifference !== 0) return answerDifference;
  const [ratio, otherRatio] = [ratioOf(one), ratioOf(other)];
  // The difference of two infinite ratios is no number.
  if (ratio !== otherRatio) return otherRatio - ratio;
  return damageOf(one.takes.high) - damageOf(other.takes.high);
}

/** How many opponents a member answers, and how many answer it. */
export type BattleRecord = { wins: number; losses: number };

/** The opponents without an answer, the record of each member, and the member to lead with. */
export type BattleSummary = {
  /** The indices of the opponents that no member answers. */
  unanswered: readonly number[];
  /** In the order of the members. */
  records: readonly BattleRecord[];
  /** The index of the lead; undefined if no member answers an opponent. */
  lead: number | undefined;
};

/**
 * Summarizes a battle; `grid` has a row per member and a column per opponent. The lead has the most
 * wins minus losses, then the most wins; of equal members it is the first one.
 */
export function summarizeBattle(grid: readonly (readonly Duel[])[]): BattleSummary {
  const verdicts = grid.map((row) => row.map(verdictOf));
  const records = verdicts.map((row) => ({
    wins: row.filter((verdict) => verdict === 'wins').length,
    losses: row.filter((verdict) => verdict === 'loses').length,
  }));
  const opponents = [...(grid[0]?.keys() ?? [])];
  const [lead] = [...records.entries()]
    .filter(([, { wins }]) => wins > 0)
    .sort(
      ([, one], [, other]) =>
        other.wins - other.losses - (one.wins - one.losses) || other.wins - one.wins,
    );
  return {
    unanswered: opponents.filter((column) => verdicts.every((row) => row[column] !== 'wins')),
    records,
    lead: lead?.[0],
  };
}
