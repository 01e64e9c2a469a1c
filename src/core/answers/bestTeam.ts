import type { Verdict } from './verdict.ts';

/** A candidate: who wins its duel with each opponent, and whether it is preferred to an equal one. */
export type TeamCandidate = { verdicts: readonly Verdict[]; isPreferred: boolean };

/** A member of the best team. */
export type TeamPlace = {
  /** The index of the candidate. */
  candidate: number;
  /** The opponents that it alone beats, and those that others beat, too. */
  alone: readonly number[];
  shared: readonly number[];
  /** The number of opponents that it loses to. */
  losses: number;
  /** The candidate that replaces it best; undefined if there is none. */
  standIn: number | undefined;
};

export type BestTeam = {
  places: readonly TeamPlace[];
  /** The opponents that no member beats. */
  unanswered: readonly number[];
  /** Whether all teams were compared. */
  isExact: boolean;
  /** How many more opponents a team that was not compared can beat at most. */
  gap: number;
};

/** A candidate with the opponents that it beats, and its own share of the score of a team. */
type Contender = { candidate: number; beaten: readonly number[]; value: number };

/** Maximum number of steps of the search: a tenth of a second on a slow phone. */
const maxSteps = 150_000;

/*
 * The score of a team: first the opponents that a member beats, then those that two members beat, then wins minus losses,
 * then preferred members, then the places in the list. Each weight is larger than everything after it can be.
 */
const [onceWeight, twiceWeight, recordWeight, preferredWeight] = [
  2 ** 42,
  2 ** 35,
  2 ** 18,
  2 ** 14,
];

/**
 * The team of `size` candidates with the best score against the opponents, which decision 065 defines; all candidates
 * if there are not more. The search is exact unless it takes more than `stepLimit` steps.
 */
export function findBestTeam(
  candidates: readonly TeamCandidate[],
  size: number,
  stepLimit = maxSteps,
): BestTeam {
  const opponents = candidates[0]?.verdicts.length ?? 0;
  const contenders = candidates.map(createContender).sort((one, other) => other.value - one.value);
  const { team, isExact } = searchTeams(
    contenders.filter((each, index) => isNeeded(each, contenders.slice(0, index), size)),
    opponents,
    Math.min(size, contenders.length),
    stepLimit,
  );
  const counts = countBeaten(team, opponents);
  const limit = countBeaten(contenders, opponents).filter((count) => count > 0).length;
  const beatenCount = counts.filter((count) => count > 0).length;
  return {
    places: team
      .map((member): TeamPlace => {
        const others = team.filter((each) => each !== member);
        const { verdicts } = candidates[member.candidate]!;
        return {
          candidate: member.candidate,
          alone: member.beaten.filter((opponent) => counts[opponent] === 1),
          shared: member.beaten.filter((opponent) => counts[opponent]! > 1),
          losses: verdicts.filter((verdict) => verdict === 'loses').length,
          standIn: findStandIn(others, contenders, team, opponents),
        };
      })
      .sort(
        (one, other) =>
          other.alone.length - one.alone.length ||
          other.shared.length - one.shared.length ||
          one.candidate - other.candidate,
      ),
    unanswered: [...counts.keys()].filter((opponent) => counts[opponent] === 0),
    isExact,
    gap: isExact ? 0 : limit - beatenCount,
  };
}

function createContender({ verdicts, isPreferred }: TeamCandidate, candidate: number): Contender {
  const beaten = [...verdicts.keys()].filter((opponent) => verdicts[opponent] === 'wins');
  const losses = verdicts.filter((verdict) => verdict === 'loses').length;
  const value =
    (beaten.length - losses) * recordWeight + (isPreferred ? preferredWeight : 0) - candidate;
  return { candidate, beaten, value };
}

/** Whether fewer than `size` of the better contenders beat all that it beats; otherwise one of them can always replace it. */
function isNeeded({ beaten }: Contender, better: readonly Contender[], size: number): boolean {
  let count = 0;
  for (const other of better) {
    if (beaten.every((opponent) => other.beaten.includes(opponent))) count++;
    if (count === size) return false;
  }
  return true;
}

function countBeaten(team: readonly Contender[], opponents: number): number[] {
  const counts = Array<number>(opponents).fill(0);
  for (const { beaten } of team) for (const opponent of beaten) counts[opponent]!++;
  return counts;
}

function scoreOf(counts: readonly number[], value: number): number {
  let score = value;
  for (const count of counts) {
    if (count > 0) score += onceWeight;
    if (count > 1) score += twiceWeight;
  }
  return score;
}

function findStandIn(
  others: readonly Contender[],
  contenders: readonly Contender[],
  team: readonly Contender[],
  opponents: number,
): number | undefined {
  let best: number | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const contender of contenders) {
    if (team.includes(contender)) continue;
    const score = scoreOf(countBeaten([...others, contender], opponents), contender.value);
    if (score > bestScore) [best, bestScore] = [contender.candidate, score];
  }
  return best;
}

/** Searches the best team: each step adds the next contender or leaves it out, unless no such team can be better. */
function searchTeams(
  contenders: readonly Contender[],
  opponents: number,
  size: number,
  stepLimit: number,
): { team: readonly Contender[]; isExact: boolean } {
  let best = improve(contenders.slice(0, size), contenders, opponents);
  let bestScore = scoreTeam(best, opponents);
  /** For each opponent, the last contender that beats it, and the one before; -1 if there is none. */
  const last = Array<number>(opponents).fill(-1);
  const secondLast = Array<number>(opponents).fill(-1);
  /** The values of the contenders before each one, added up. */
  const valuesBefore = [0];
  for (const [index, { beaten, value }] of contenders.entries()) {
    valuesBefore.push(valuesBefore[index]! + value);
    for (const opponent of beaten) {
      secondLast[opponent] = last[opponent]!;
      last[opponent] = index;
    }
  }
  const counts = Array<number>(opponents).fill(0);
  const team: Contender[] = [];
  let steps = 0;

  /** The best score that the team can have with the contenders from `start` on. */
  function getLimit(start: number, value: number): number {
    const rest = size - team.length;
    let limit = value + valuesBefore[start + rest]! - valuesBefore[start]!;
    for (let opponent = 0; opponent < opponents; opponent++) {
      let count = counts[opponent]!;
      if (last[opponent]! >= start) count++;
      if (rest > 1 && secondLast[opponent]! >= start) count++;
      if (count > 0) limit += onceWeight;
      if (count > 1) limit += twiceWeight;
    }
    return limit;
  }

  function search(start: number, value: number): void {
    if (team.length === size) {
      const score = scoreOf(counts, value);
      if (score > bestScore) [best, bestScore] = [[...team], score];
      return;
    }
    for (let index = start; index <= contenders.length - (size - team.length); index++) {
      if (steps >= stepLimit || getLimit(index, value) <= bestScore) return;
      steps++;
      const contender = contenders[index]!;
      team.push(contender);
      for (const opponent of contender.beaten) counts[opponent]!++;
      search(index + 1, value + contender.value);
      for (const opponent of contender.beaten) counts[opponent]!--;
      team.pop();
    }
  }

  search(0, 0);
  return { team: best, isExact: steps < stepLimit };
}

function scoreTeam(team: readonly Contender[], opponents: number): number {
  return scoreOf(
    countBeaten(team, opponents),
    team.reduce((sum, { value }) => sum + value, 0),
  );
}

/** Exchanges one member after the other as long as the score grows. */
function improve(
  first: readonly Contender[],
  contenders: readonly Contender[],
  opponents: number,
): readonly Contender[] {
  let team = first;
  let score = scoreTeam(team, opponents);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const index of team.keys()) {
      for (const contender of contenders) {
        if (team.includes(contender)) continue;
        const changed = team.with(index, contender);
        const changedScore = scoreTeam(changed, opponents);
        if (changedScore <= score) continue;
        [team, score, isBetter] = [changed, changedScore, true];
      }
    }
  }
  return team;
}
