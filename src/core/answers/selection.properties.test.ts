import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackersOf } from '#core/charts/chart.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { fields, fighters } from '#tests/randomFighters.ts';
import { searchRuns, slowRuns } from '#tests/runs.ts';
import { type Duel, damageOf, duels, duelsByForm, mergeForms } from './battle.ts';
import { type Field, type Fighter, makeDefender } from './fighter.ts';
import { listWeaknesses } from './fighterWeaknesses.ts';
import { rankOurSelections, rankTheirSelections } from './selection.ts';
import {
  isAnswer,
  isSafeSwitchIn,
  ratioOf,
  summarizeBattle,
  verdictOf,
  worstFormOf,
} from './verdict.ts';

const teams = fc.array(fighters, { minLength: 4, maxLength: 6 });

/** Opponents of which some may have other forms. */
const opponents = fc.array(
  fc
    .tuple(fighters, fc.oneof(fc.constant([]), fc.array(fighters, { minLength: 1, maxLength: 2 })))
    .map(([fighter, otherForms]): Fighter => ({ ...fighter, otherForms })),
  { minLength: 4, maxLength: 6 },
);

const sizes = fc.constantFrom(3, 4);

function formsOf(fighter: Fighter): Fighter[] {
  return [fighter, ...(fighter.otherForms ?? [])].map((form) => ({ ...form, otherForms: [] }));
}

/** For each opponent of which the form is not known, the duels of all members with each of its forms. */
function listUnknowns(us: readonly Fighter[], them: readonly Fighter[], field: Field) {
  const own = duels(
    us,
    them.map((each) => formsOf(each)[0]!),
    field,
  );
  const columns = them.map((each) => duels(us, formsOf(each), field));
  return them.map((_, unknown) =>
    own.map((row, member) =>
      row.map((duel, opponent) => (opponent === unknown ? columns[unknown]![member]! : [duel])),
    ),
  );
}

/** All sides in which at most one opponent has another form. */
function listSides(them: readonly Fighter[]): Fighter[][] {
  const own = them.map((each) => formsOf(each)[0]!);
  const others = them.flatMap((each, index) =>
    formsOf(each)
      .slice(1)
      .map((form) => own.map((fighter, place) => (place === index ? form : fighter))),
  );
  return [own, ...others];
}

/** The types that are super effective against the fighter with some of its abilities or with each. */
function weaknessesOf(fighter: Fighter, { world, conditions }: Field, isWorst: boolean) {
  return attackersOf(world.chart).filter((type) => {
    const results = fighter.possibleAbilities.map(
      (ability) =>
        matchup({ type }, { ...makeDefender(fighter, ability), conditions }, world).effectiveness >
        1,
    );
    return isWorst ? results.includes(true) : !results.includes(false);
  });
}

function countShared(lists: readonly (readonly string[])[]): number {
  const all = lists.flat();
  return all.filter((type) => all.indexOf(type) !== all.lastIndexOf(type)).length;
}

/** The numbers of a score, the smaller the better for its side. */
type Score = readonly [number, number, number];

function compareScores(one: Score, other: Score): number {
  const place = [0, 1, 2].find((index) => one[index] !== other[index]);
  return place === undefined ? 0 : one[place]! < other[place]! ? -1 : 1;
}

/** The first of the best subsets of the side, by the worst or the best of their scores. */
function search(
  count: number,
  size: number,
  scoresOf: (subset: readonly number[]) => readonly Score[],
  takesWorst: boolean,
): readonly number[] {
  let best: { subset: readonly number[]; score: Score } | undefined;
  // In the binary number the first member is the highest digit: larger numbers come first.
  for (let bits = 2 ** count - 1; bits > 0; bits--) {
    const subset = [...Array(count).keys()].filter((index) => bits & (1 << (count - 1 - index)));
    if (subset.length !== size) continue;
    const scores = [...scoresOf(subset)].sort(compareScores);
    const score = (takesWorst ? scores.at(-1) : scores[0])!;
    if (!best || compareScores(score, best.score) < 0) best = { subset, score };
  }
  return best!.subset;
}

function searchOurs(us: readonly Fighter[], them: readonly Fighter[], field: Field, size: number) {
  const grids = listUnknowns(us, them, field);
  const weaknesses = us.map((fighter) => weaknessesOf(fighter, field, true));
  return search(
    us.length,
    size,
    (subset) =>
      grids.map((grid): Score => {
        const columns = them.map((_, column) => subset.map((row) => grid[row]![column]!));
        return [
          columns.filter((column) => !column.some((forms) => forms.every(isAnswer))).length,
          Math.max(
            ...columns.map(
              (column) => -Math.max(...column.map((forms) => Math.min(...forms.map(ratioOf)))),
            ),
          ),
          countShared(subset.map((row) => weaknesses[row]!)),
        ];
      }),
    true,
  );
}

function searchTheirs(
  us: readonly Fighter[],
  them: readonly Fighter[],
  field: Field,
  size: number,
) {
  const sides = listSides(them).map((side) => ({
    grid: duels(us, side, field),
    weaknesses: side.map((fighter) => weaknessesOf(fighter, field, false)),
  }));
  return search(
    them.length,
    size,
    (subset) =>
      sides.map(({ grid, weaknesses }): Score => {
        const rows = grid.map((row) => subset.map((column) => row[column]!));
        return [
          rows.filter((row) => !row.some((duel) => verdictOf(duel) === 'loses')).length,
          Math.max(...rows.map((row) => -Math.max(...row.map((duel) => 1 / ratioOf(duel))))),
          countShared(subset.map((column) => weaknesses[column]!)),
        ];
      }),
    false,
  );
}

function rankAll(us: readonly Fighter[], them: readonly Fighter[], field: Field, size: number) {
  const byForm = duelsByForm(us, them, field);
  const ours = us.map((fighter) => listWeaknesses(fighter, field, 'some'));
  const theirs = them.map((fighter) =>
    formsOf(fighter).map((form) => listWeaknesses(form, field, 'every')),
  );
  return {
    byForm,
    ours: rankOurSelections(byForm, ours, size),
    theirs: rankTheirSelections(byForm, theirs, size),
  };
}

describe('the first selection', () => {
  it('is that of a search over all subsets and all forms, on both sides', () => {
    fc.assert(
      fc.property(teams, opponents, fields, sizes, (us, them, field, size) => {
        const { ours, theirs } = rankAll(us, them, field, size);
        expect(ours[0]!.members).toEqual(searchOurs(us, them, field, size));
        expect(theirs[0]!.members).toEqual(searchTheirs(us, them, field, size));
      }),
      { numRuns: searchRuns },
    );
  });
});

describe('each selection', () => {
  it('says what is true of the grid', () => {
    fc.assert(
      fc.property(teams, opponents, fields, sizes, (us, them, field, size) => {
        const { byForm, ours, theirs } = rankAll(us, them, field, size);
        const grid = byForm.map((row) => row.map(mergeForms));
        const countOf = (length: number) =>
          (size === 3 ? [0, 0, 0, 0, 4, 10, 20] : [0, 0, 0, 0, 1, 5, 15])[length];
        expect([ours.length, theirs.length]).toEqual([countOf(us.length), countOf(them.length)]);
        for (const { members, gaps, lead, sharedWeaknesses } of ours) {
          const beats = (row: number, column: number, form: number) =>
            isAnswer(byForm[row]![column]![form]!);
          const gapsOf = (opponent: number) => {
            const forms = [...formsOf(them[opponent]!).keys()];
            if (members.some((row) => forms.every((form) => beats(row, opponent, form)))) return [];
            const form = forms.find((each) => !members.some((row) => beats(row, opponent, each)));
            return [{ opponent, form }];
          };
          expect(gaps).toEqual([...them.keys()].flatMap(gapsOf));
          const { lead: place } = summarizeBattle(members.map((row) => grid[row] as Duel[]));
          expect(lead).toBe(place === undefined ? undefined : members[place]);
          for (const { type, count } of sharedWeaknesses) {
            const weak = members.filter((row) =>
              weaknessesOf(us[row]!, field, true).includes(type),
            );
            expect(count).toBe(weak.length);
          }
        }
        for (const { members, beaten } of theirs) {
          const sides = listSides(them).map((side) => duels(us, side, field));
          const isBeaten = (row: number) =>
            sides.some((rows) =>
              members.some((column) => verdictOf(rows[row]![column]!) === 'loses'),
            );
          expect(beaten).toEqual([...us.keys()].filter(isBeaten));
        }
      }),
      { numRuns: slowRuns },
    );
  });

  it('is not changed by the order in which forms are listed', () => {
    fc.assert(
      fc.property(teams, opponents, fields, sizes, (us, them, field, size) => {
        const reversed = them.map((each) => ({
          ...each,
          otherForms: [...(each.otherForms ?? [])].reverse(),
        }));
        const rank = (side: readonly Fighter[]) =>
          rankAll(us, side, field, size).ours.map(({ members, worstRatio }) => [
            members,
            worstRatio,
          ]);
        expect(rank(reversed)).toEqual(rank(them));
      }),
      { numRuns: slowRuns },
    );
  });
});

describe('an opponent with other forms', () => {
  it('has the duels of each form within its ranges, and each end from the form that it names', () => {
    fc.assert(
      fc.property(teams, opponents, fields, (us, them, field) => {
        const byForm = duelsByForm(us, them, field);
        for (const row of byForm)
          for (const forms of row) {
            const merged = mergeForms(forms);
            for (const direction of ['deals', 'takes'] as const) {
              const { low, high, maxEffectiveness } = merged[direction];
              for (const [end, hit] of [
                ['low', low],
                ['high', high],
              ] as const) {
                const { form = 0, ...rest } = hit;
                expect(forms[form]![direction][end]).toEqual(rest);
              }
              for (const duel of forms)
                expect(duel[direction].maxEffectiveness).toBeLessThanOrEqual(maxEffectiveness);
            }
            const verdicts = forms.map(verdictOf);
            expect(isAnswer(merged)).toBe(forms.every(isAnswer));
            expect(verdictOf(merged)).toBe(
              (['loses', 'even', 'wins'] as const).find((each) => verdicts.includes(each)),
            );
            expect(ratioOf(merged)).toBe(Math.min(...forms.map(ratioOf)));
            expect(isSafeSwitchIn(merged)).toBe(forms.every(isSafeSwitchIn));
            // The form that is named as the worst one has the verdict that is shown.
            const worst = worstFormOf(merged);
            expect(verdictOf(worst)).toBe(verdictOf(merged));
            const { form: worstForm = 0 } = worst.takes.high;
            expect(worst.deals.low.form ?? 0).toBe(worstForm);
            expect(damageOf(worst.takes.high)).toBe(damageOf(forms[worstForm]!.takes.high));
          }
      }),
      { numRuns: slowRuns },
    );
  });
});
