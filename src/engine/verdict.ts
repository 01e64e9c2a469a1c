import { type Duel, damageOf } from './battle.ts';

/** How well one of us does against an opponent. */
export type Standing = { index: number; duel: Duel; isAnswer: boolean; isSafe: boolean };

/** The damage dealt at least divided by the damage taken at most, 0 to Infinity. */
export function ratioOf({ deals, takes }: Duel): number {
  const [dealt, taken] = [damageOf(deals.low), damageOf(takes.high)];
  if (taken > 0) return dealt / taken;
  return dealt > 0 ? Number.POSITIVE_INFINITY : 1;
}

/** Whether it deals more than it takes, and takes nothing super effective, in the worst case. */
export function isAnswer(duel: Duel): boolean {
  return duel.takes.maxMultiplier <= 1 && ratioOf(duel) > 1;
}

/** Whether it takes at most ½× from everything that the opponent has, without its bonus. */
export function isSafeSwitchIn({ takes }: Duel): boolean {
  return takes.maxMultiplier <= 0.5;
}

/**
 * Our members against one opponent, the best first: by damage dealt divided by damage taken, then by
 * damage taken, then in the order of the team; `column` has one duel a member.
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

/** Below 0 if the first duel is better for us. */
export function compareDuels(one: Duel, other: Duel): number {
  const [ratio, otherRatio] = [ratioOf(one), ratioOf(other)];
  // The difference of two infinite ratios is no number.
  if (ratio !== otherRatio) return otherRatio - ratio;
  return damageOf(one.takes.high) - damageOf(other.takes.high);
}

/** Who answers whom, by index. */
export type BattleSummary = {
  /** The opponents that none of us answers. */
  unanswered: readonly number[];
  /** The members with the most answers, if any has one. */
  best: readonly number[];
  /** How many opponents each of `best` answers. */
  bestCount: number;
};

/** The whole battle; `grid` has a row for each of us and a column for each of them. */
export function summarizeBattle(grid: readonly (readonly Duel[])[]): BattleSummary {
  const answers = grid.map((row) =>
    row.flatMap((duel, column) => (isAnswer(duel) ? [column] : [])),
  );
  const bestCount = Math.max(0, ...answers.map(({ length }) => length));
  const opponents = [...(grid[0]?.keys() ?? [])];
  return {
    unanswered: opponents.filter((column) => !answers.some((each) => each.includes(column))),
    best:
      bestCount > 0 ? [...answers.keys()].filter((row) => answers[row]?.length === bestCount) : [],
    bestCount,
  };
}
