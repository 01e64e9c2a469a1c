import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWithSimulator } from '#tests/compareWithSimulator.ts';
import { simulate } from '#tests/simulator.ts';
import {
  rowsIn,
  type SimulatedGeneration,
  simulatedGenerations,
  situations,
} from '#tests/situations.ts';
import { abilities } from './ability.ts';
import { conditions } from './condition.ts';
import { items } from './item.ts';
import { moves } from './move.ts';

/*
 * Random situations with all rules, each compared with a real attack in the battle simulator
 * @pkmn/sim. `npm run differential` runs many more.
 */

describe.each<[SimulatedGeneration, number]>([
  [9, 4000],
  [5, 1000],
])('generation %i agrees with the battle simulator', (generation, numRuns) => {
  const usedNames = new Set<string | undefined>();

  it('in effectiveness and damage', () => {
    fc.assert(
      fc.property(situations(generation), (situation) => {
        const { attack, defender } = situation;
        for (const name of [...Object.values(attack), ...Object.values(defender)].flat()) {
          usedNames.add(name);
        }
        expect(compareWithSimulator(situation, generation)).toBeUndefined();
      }),
      { seed: 9, numRuns },
    );
  }, 180_000);

  it('with every rule of the generation', () => {
    const expected = rowsIn(generation, { ...abilities, ...items, ...moves, ...conditions });
    expect(expected.filter((name) => !usedNames.has(name))).toEqual([]);
  });
});

it.each([8, 7, 6, 4, 3] as const)(
  'generation %i agrees except for known differences',
  (generation) => {
    fc.assert(
      fc.property(situations(generation), (situation) => {
        expect(compareWithSimulator(situation, generation)).toBeUndefined();
      }),
      { seed: 9, numRuns: 500 },
    );
  },
  180_000,
);

it.each(simulatedGenerations)('no hit of generation %i affects another', (generation) => {
  const list = fc.sample(situations(generation), { seed: 9, numRuns: 200 });
  const hits = list.map((situation) => simulate(situation, generation));
  const reversedHits = list.toReversed().map((situation) => simulate(situation, generation));
  expect(reversedHits.reverse()).toEqual(hits);
});
