import { Generations, toID } from '@smogon/calc';
import { describe, expect, it } from 'vitest';
import { createMultiplierByTyping } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { type Era, eras } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import { factorOf, hasSameRow, inverse } from './chart.ts';
import type { Type, Typing } from './type.ts';

/*
 * The charts as printed tables: attacking types down, defending types across in the same order,
 * `.` is 1, `h` is ½. They are independent of the rows of officialChart.ts.
 */
const printedTables: Record<Era, string> = {
  default: `
    normal   . . . . . h . 0 h . . . . . . . . .
    fighting 2 . h h . 2 h 0 2 . . . . h 2 . 2 h
    flying   . 2 . . . h 2 . h . . 2 h . . . . .
    poison   . . . h h h . h 0 . . 2 . . . . . 2
    ground   . . 0 2 . 2 h . 2 2 . h 2 . . . . .
    rock     . h 2 . h . 2 . h 2 . . . . 2 . . .
    bug      . h h h . . . h h h . 2 . 2 . . 2 h
    ghost    0 . . . . . . 2 . . . . . 2 . . h .
    steel    . . . . . 2 . . h h h . h . 2 . . 2
    fire     . . . . . h 2 . 2 h h 2 . . 2 h . .
    water    . . . . 2 2 . . . 2 h h . . . h . .
    grass    . . h h 2 2 h . h h 2 h . . . h . .
    electric . . 2 . 0 . . . . . 2 h h . . h . .
    psychic  . 2 . 2 . . . . h . . . . h . . 0 .
    ice      . . 2 . 2 . . . h h h 2 . . h 2 . .
    dragon   . . . . . . . . h . . . . . . 2 . 0
    dark     . h . . . . . 2 . . . . . 2 . . h h
    fairy    . 2 . h . . . . h h . . . . . 2 2 .`,
  gen2: `
    normal   . . . . . h . 0 h . . . . . . . .
    fighting 2 . h h . 2 h 0 2 . . . . h 2 . 2
    flying   . 2 . . . h 2 . h . . 2 h . . . .
    poison   . . . h h h . h 0 . . 2 . . . . .
    ground   . . 0 2 . 2 h . 2 2 . h 2 . . . .
    rock     . h 2 . h . 2 . h 2 . . . . 2 . .
    bug      . h h h . . . h h h . 2 . 2 . . 2
    ghost    0 . . . . . . 2 h . . . . 2 . . h
    steel    . . . . . 2 . . h h h . h . 2 . .
    fire     . . . . . h 2 . 2 h h 2 . . 2 h .
    water    . . . . 2 2 . . . 2 h h . . . h .
    grass    . . h h 2 2 h . h h 2 h . . . h .
    electric . . 2 . 0 . . . . . 2 h h . . h .
    psychic  . 2 . 2 . . . . h . . . . h . . 0
    ice      . . 2 . 2 . . . h h h 2 . . h 2 .
    dragon   . . . . . . . . h . . . . . . 2 .
    dark     . h . . . . . 2 h . . . . 2 . . h`,
  gen1: `
    normal   . . . . . h . 0 . . . . . . .
    fighting 2 . h h . 2 h 0 . . . . h 2 .
    flying   . 2 . . . h 2 . . . 2 h . . .
    poison   . . . h h h 2 h . . 2 . . . .
    ground   . . 0 2 . 2 h . 2 . h 2 . . .
    rock     . h 2 . h . 2 . 2 . . . . 2 .
    bug      . h h 2 . . . h h . 2 . 2 . .
    ghost    0 . . . . . . 2 . . . . 0 . .
    fire     . . . . . h 2 . h h 2 . . 2 h
    water    . . . . 2 2 . . 2 h h . . . h
    grass    . . h h 2 2 h . h 2 h . . . h
    electric . . 2 . 0 . . . . 2 h h . . h
    psychic  . 2 . 2 . . . . . . . . h . .
    ice      . . 2 . 2 . . . . h 2 . . h 2
    dragon   . . . . . . . . . . . . . . 2`,
};

const factorBySymbol: Record<string, number> = { '.': 1, h: 0.5, '2': 2, '0': 0 };

function createRows(text: string): [attacking: string, factors: number[]][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [attacking, ...cells] = line.trim().split(/\s+/);
      return [attacking!, cells.map((cell) => factorBySymbol[cell]!)];
    });
}

describe.each(eras)('the chart of %s', (ruleset) => {
  const chart = chartIn(ruleset);
  const chartTypes = typesIn(ruleset);

  it('equals the printed table, cell by cell', () => {
    const rows = chartTypes.map((attacking) => [
      attacking,
      chartTypes.map((defending) => factorOf(chart, attacking, defending)),
    ]);
    expect(rows).toEqual(createRows(printedTables[ruleset]));
  });

  it('is inverted in an inverse battle, without immunities', () => {
    for (const attacking of chartTypes) {
      for (const defending of chartTypes) {
        const factor = factorOf(chartIn(ruleset, true), attacking, defending);
        expect([factor, factorOf(chart, attacking, defending)]).toSatisfy((pair) =>
          ['2,0', '2,0.5', '1,1', '0.5,2'].includes(`${pair}`),
        );
      }
    }
  });
});

it('a chart that is inverted twice has no immunities', () => {
  const chart = chartIn('default');
  const twice = inverse(inverse(chart));
  expect(factorOf(twice, 'normal', 'ghost')).toBe(0.5);
  expect(factorOf(twice, 'fire', 'grass')).toBe(factorOf(chart, 'fire', 'grass'));
  expect(factorOf(twice, 'fire', 'water')).toBe(factorOf(chart, 'fire', 'water'));
});

const smogonGenerations: Record<Era, 1 | 5 | 9> = { default: 9, gen2: 5, gen1: 1 };

/** All typings of `size` of the types, 1 to 3. */
function typingsOf(chartTypes: readonly Type[], size: number): Typing[] {
  if (size === 0) return [[]];
  return chartTypes.flatMap((type, index) =>
    typingsOf(chartTypes.slice(index + 1), size - 1).map((rest) => [type, ...rest]),
  );
}

describe.each(eras)('every typing of %s', (ruleset) => {
  const chartTypes = typesIn(ruleset);
  const { types: smogonTypes } = Generations.get(smogonGenerations[ruleset]);

  function getSmogonFactor(attacking: Type, defending: Type): number {
    const name = smogonTypes.get(toID(defending))!.name;
    return smogonTypes.get(toID(attacking))!.effectiveness[name]!;
  }

  it('has the types of @smogon/calc', () => {
    const names = [...smogonTypes]
      .map(({ id }) => id)
      .filter((id) => !['', 'stellar'].includes(id));
    expect([...names].sort()).toEqual([...chartTypes].sort());
  });

  it.each([1, 2, 3])('of %i types has the multiplier of @smogon/calc', (size) => {
    const typings = typingsOf(chartTypes, size);
    for (const attacking of chartTypes) {
      const multiplier = createMultiplierByTyping({ type: attacking }, [], worldIn(ruleset));
      const mismatches = typings.filter(
        (typing) =>
          multiplier(typing) !==
          typing.reduce((product, defending) => product * getSmogonFactor(attacking, defending), 1),
      );
      expect(mismatches.map((typing) => `${attacking} on ${typing}`)).toEqual([]);
    }
  });
});

describe('rows of two charts', () => {
  const [gen2, gen6] = [chartIn('gen2'), chartIn('default')];
  const copy = { ...gen6, factors: { ...gen6.factors, fire: { ...gen6.factors.fire } } };

  it('are the same if their types and factors are', () => {
    expect(hasSameRow(gen6, copy, 'fire')).toBe(true);
    copy.factors.fire.water = 4;
    expect(hasSameRow(gen6, copy, 'fire')).toBe(false);
    expect(hasSameRow(gen6, copy, 'water')).toBe(true);
  });

  it('differ with other types, or with the same in another order', () => {
    expect(hasSameRow(gen2, gen6, 'fire')).toBe(false);
    expect(hasSameRow(gen6, { ...gen6, types: gen6.types.toReversed() }, 'fire')).toBe(false);
  });
});
