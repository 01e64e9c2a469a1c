import { Generations, toID } from '@smogon/calc';
import { describe, expect, it } from 'vitest';
import { factorOf, inverse } from './chart.ts';
import { multiplierBy } from './effectiveness.ts';
import { type Generation, generations, typesIn } from './generation.ts';
import { chartIn } from './officialChart.ts';
import { worldIn } from './situation.ts';
import type { Type, Typing } from './type.ts';

/*
 * The charts as players print them: attacking types down, defending types across in the same
 * order, `.` for 1, `h` for one half. Written down apart from the rows of chart.ts.
 */
const printed: Record<Generation, string> = {
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

const meaning: Record<string, number> = { '.': 1, h: 0.5, '2': 2, '0': 0 };

function rowsOf(text: string): [attacking: string, factors: number[]][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [attacking, ...cells] = line.trim().split(/\s+/);
      return [attacking!, cells.map((cell) => meaning[cell]!)];
    });
}

describe.each(generations)('the chart of %s', (generation) => {
  const chart = chartIn(generation);
  const known = typesIn(generation);

  it('is the printed one, cell by cell', () => {
    const ours = known.map((attacking) => [
      attacking,
      known.map((defending) => factorOf(chart, attacking, defending)),
    ]);
    expect(ours).toEqual(rowsOf(printed[generation]));
  });

  it('turns around in an inverse battle and knows no immunity', () => {
    for (const attacking of known) {
      for (const defending of known) {
        const factor = factorOf(chartIn(generation, true), attacking, defending);
        expect([factor, factorOf(chart, attacking, defending)]).toSatisfy((pair) =>
          ['2,0', '2,0.5', '1,1', '0.5,2'].includes(`${pair}`),
        );
      }
    }
  });
});

it('lost its immunities for good when it is turned around twice', () => {
  const chart = chartIn('default');
  const twice = inverse(inverse(chart));
  expect(factorOf(twice, 'normal', 'ghost')).toBe(0.5);
  expect(factorOf(twice, 'fire', 'grass')).toBe(factorOf(chart, 'fire', 'grass'));
  expect(factorOf(twice, 'fire', 'water')).toBe(factorOf(chart, 'fire', 'water'));
});

const numbers: Record<Generation, 1 | 5 | 9> = { default: 9, gen2: 5, gen1: 1 };

/** Each typing of one, two or three of the types, once. */
function typingsOf(known: readonly Type[], size: number): Typing[] {
  if (size === 0) return [[]];
  return known.flatMap((type, index) =>
    typingsOf(known.slice(index + 1), size - 1).map((rest) => [type, ...rest]),
  );
}

describe.each(generations)('every typing of %s', (generation) => {
  const known = typesIn(generation);
  const { types: others } = Generations.get(numbers[generation]);

  function theirs(attacking: Type, defending: Type): number {
    const name = others.get(toID(defending))!.name;
    return others.get(toID(attacking))!.effectiveness[name]!;
  }

  it('has the types of @smogon/calc', () => {
    const names = [...others].map(({ id }) => id).filter((id) => !['', 'stellar'].includes(id));
    expect([...names].sort()).toEqual([...known].sort());
  });

  it.each([1, 2, 3])('of %i types takes what @smogon/calc says', (size) => {
    const typings = typingsOf(known, size);
    for (const attacking of known) {
      const multiplier = multiplierBy({ type: attacking }, [], worldIn(generation));
      const wrong = typings.filter(
        (typing) =>
          multiplier(typing) !==
          typing.reduce((product, defending) => product * theirs(attacking, defending), 1),
      );
      expect(wrong.map((typing) => `${attacking} on ${typing}`)).toEqual([]);
    }
  });
});
