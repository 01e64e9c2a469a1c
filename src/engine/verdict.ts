import { type Duel, damageOf } from './battle.ts';

/** The duel of a member with one opponent, and its verdict; `index` is the member's index in the team. */
export type Standing = { index: number; duel: Duel; isAnswer: boolean; isSafe: boolean };

/**
 * The damage that a member deals at least, divided by the damage that it takes at most: 0 to
 * Infinity, and 1 if both are 0.
 */
export function ratioOf({ deals, takes }: Duel): number {
  const [dealtDamage, takenDamage] = [damageOf(deals.low), damageOf(takes.high)];
  if (takenDamage > 0) return dealtDamage / takenDamage;
  return dealtDamage > 0 ? Number.POSITIVE_INFINITY : 1;
}

/**
 * Whether the member, in the worst case, deals more than it takes, and no attack of the opponent has
 * an effectiveness above 1 on it.
 */
export function isAnswer(duel: Duel): boolean {
  return duel.takes.maxEffectiveness <= 1 && ratioOf(duel) > 1;
}

/**
 * Whether every attack of the opponent has at most ½× on the member, without the same-type attack
 * bonus.
 */
export function isSafeSwitchIn({ takes }: Duel): boolean {
  return takes.maxMultiplier <= 0.5;
}

/**
 * The members by their duels with one opponent, the best first: by damage dealt divided by damage
 * taken, then by damage taken, then in the order of the team. `column` has one duel per member.
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
  const [ratio, otherRatio] = [ratioOf(one), ratioOf(other)];
  // The difference of two infinite ratios is no number.
  if (ratio !== otherRatio) return otherRatio - ratio;
  return damageOf(one.takes.high) - damageOf(other.takes.high);
}

/** The opponents without an answer, and the members with the most answers, by index. */
export type BattleSummary = {
  /** The opponents that no member answers. */
  unanswered: readonly number[];
  /** The members with the most answers, if any has one. */
  best: readonly number[];
  /** The number of opponents that each of `best` answers. */
  bestCount: number;
};

/** Summarizes a battle; `grid` has a row per member and a column per opponent. */
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
