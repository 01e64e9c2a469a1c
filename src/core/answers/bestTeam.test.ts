import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchRuns } from '#tests/runs.ts';
import { findBestTeam, type TeamCandidate } from './bestTeam.ts';
import { listIndices } from './selection.ts';
import type { Verdict } from './verdict.ts';

const verdictOf = { W: 'wins', L: 'loses', '-': 'even' } as const;

/** A candidate by its verdicts: `WL-`; an exclamation mark is for one that is preferred. */
const candidate = (text: string): TeamCandidate => ({
  verdicts: [...text.replace('!', '')].map((letter) => verdictOf[letter as 'W']),
  isPreferred: text.endsWith('!'),
});

const best = (size: number, ...texts: string[]) => findBestTeam(texts.map(candidate), size);

const candidatesOf = (opponents: number, maxLength: number) =>
  fc.array(
    fc.record({
      verdicts: fc.array(fc.constantFrom<Verdict>('wins', 'loses', 'even', 'even', 'loses'), {
        minLength: opponents,
        maxLength: opponents,
      }),
      isPreferred: fc.boolean(),
    }),
    { maxLength },
  );

/** The score of the definition, as a list that is compared number by number. */
function scoreOf(candidates: readonly TeamCandidate[], team: readonly number[]): number[] {
  const members = team.map((index) => candidates[index]!);
  const opponents = [...(candidates[0]?.verdicts.keys() ?? [])];
  const count = (opponent: number) =>
    members.filter(({ verdicts }) => verdicts[opponent] === 'wins').length;
  const countVerdicts = (verdict: Verdict) =>
    members.flatMap(({ verdicts }) => verdicts).filter((each) => each === verdict).length;
  return [
    opponents.filter((opponent) => count(opponent) > 0).length,
    opponents.filter((opponent) => count(opponent) > 1).length,
    countVerdicts('wins') - countVerdicts('loses'),
    members.filter(({ isPreferred }) => isPreferred).length,
    -team.reduce((sum, index) => sum + index, 0),
  ];
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, position) => value !== other[position]);
  return index !== -1 && one[index]! > other[index]!;
}

/** The best score of all teams. */
function findBestScore(candidates: readonly TeamCandidate[], size: number): number[] {
  return listIndices(candidates.length, Math.min(size, candidates.length))
    .map((team) => scoreOf(candidates, team))
    .reduce((high, score) => (isBetter(score, high) ? score : high));
}

describe('the best team', () => {
  it('has the best score of all teams', () => {
    const cases = fc
      .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 6 }))
      .chain(([opponents, size]) => fc.tuple(candidatesOf(opponents, 13), fc.constant(size)));
    fc.assert(
      fc.property(cases, ([candidates, size]) => {
        const { places, isExact, gap } = findBestTeam(candidates, size);
        const team = places.map((place) => place.candidate).toSorted((one, other) => one - other);
        expect(new Set(team).size).toBe(Math.min(size, candidates.length));
        expect(scoreOf(candidates, team)).toEqual(findBestScore(candidates, size));
        expect([isExact, gap]).toEqual([true, 0]);
      }),
      { numRuns: 5 * searchRuns },
    );
  });

  it('says what each place is for', () => {
    expect(best(2, 'W-L', 'WW-', '--W', 'LLL')).toEqual({
      places: [
        { candidate: 1, alone: [0, 1], shared: [], losses: 0, standIn: 0 },
        { candidate: 2, alone: [2], shared: [], losses: 0, standIn: 0 },
      ],
      unanswered: [],
      isExact: true,
      gap: 0,
    });
  });

  it('names the opponents that nobody beats', () => {
    expect(best(1, 'W-', 'L-')).toMatchObject({
      places: [{ candidate: 0, losses: 0, standIn: 1 }],
      unanswered: [1],
    });
  });

  it('prefers a second answer, then fewer losses, then the party, then the order', () => {
    const teamOf = (...texts: string[]) => best(2, ...texts).places.map((place) => place.candidate);
    expect(teamOf('W-', '-W', 'WW')).toEqual([2, 0]);
    expect(teamOf('WL', 'W-', '-W')).toEqual([1, 2]);
    expect(teamOf('W-', '-W', 'W-!')).toEqual([1, 2]);
    expect(teamOf('W-', '-W', 'W-')).toEqual([0, 1]);
  });

  it('has no places without candidates', () => {
    expect(best(6)).toEqual({ places: [], unanswered: [], isExact: true, gap: 0 });
  });

  it('has the stand-in with the best score', () => {
    fc.assert(
      fc.property(candidatesOf(5, 10), (candidates) => {
        const { places } = findBestTeam(candidates, 3);
        const team = places.map((place) => place.candidate);
        for (const { candidate: member, standIn } of places) {
          const others = team.filter((each) => each !== member);
          const rest = [...candidates.keys()].filter((each) => !team.includes(each));
          const scores = rest.map((each) => scoreOf(candidates, [...others, each]));
          if (standIn === undefined) expect(rest).toEqual([]);
          else
            expect(
              scores.some((score) => isBetter(score, scoreOf(candidates, [...others, standIn]))),
            ).toBe(false);
        }
      }),
      { numRuns: searchRuns },
    );
  });
});

describe('a search that ends early', () => {
  it('says so, and how many more opponents another team can beat at most', () => {
    fc.assert(
      fc.property(candidatesOf(8, 12), fc.integer({ min: 1, max: 3 }), (candidates, size) => {
        const { places, isExact, gap } = findBestTeam(candidates, size, 2);
        const team = places.map((place) => place.candidate);
        const [maxBeaten = 0] = candidates.length > 0 ? findBestScore(candidates, size) : [];
        const [beaten = 0] = scoreOf(candidates, team);
        expect(beaten + gap).toBeGreaterThanOrEqual(maxBeaten);
        if (isExact) expect(beaten).toBe(maxBeaten);
      }),
      { numRuns: 5 * searchRuns },
    );
  });
});

describe('the time', () => {
  it.each([
    [60, 6],
    [60, 18],
    [1000, 18],
  ])('of %i candidates against %i opponents is below a quarter of a second', (count, opponents) => {
    const random = fc.sample(
      fc.array(fc.constantFrom<Verdict>('wins', 'loses', 'even', 'even', 'even'), {
        minLength: opponents,
        maxLength: opponents,
      }),
      { numRuns: count, seed: 7 },
    );
    const candidates = random.map((verdicts) => ({ verdicts, isPreferred: false }));
    const start = process.cpuUsage();
    const { places } = findBestTeam(candidates, 6);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(250);
    expect(places).toHaveLength(6);
  });
});
