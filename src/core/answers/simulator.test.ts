import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilities } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { items } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import type { MoveFacts } from '#core/rules/moveFacts.ts';
import { compareWithSimulator } from '#tests/compareWithSimulator.ts';
import { defaultRuns } from '#tests/runs.ts';
import { simulate } from '#tests/simulator.ts';
import { type Situation, simulatedGenerations } from '#tests/situation.ts';
import { rowsIn, situations } from '#tests/situations.ts';

/*
 * Random situations with all rules, each compared with a real attack in the battle simulator
 * @pkmn/sim. `npm run differential` runs many more.
 */

describe.each([9, 5] as const)('generation %i agrees with the battle simulator', (generation) => {
  const usedNames = new Set<unknown>();

  it('in effectiveness and damage', () => {
    fc.assert(
      fc.property(situations(generation), (situation) => {
        const { attack, defender } = situation;
        for (const name of [...Object.values(attack), ...Object.values(defender)].flat()) {
          usedNames.add(name);
        }
        expect(compareWithSimulator(situation, generation)).toBeUndefined();
      }),
      // Few runs would not have every rule.
      { numRuns: 5 * defaultRuns },
    );
  });

  it('with every rule of the generation', () => {
    // Only a battle knows the opponent that Imposter copies; reported.simulator.test.ts has it. The simulator
    // does not have Aura Guard; calculator.test.ts has it.
    const { imposter, aura_guard, ...others } = abilities;
    const expected = rowsIn(generation, { ...others, ...items, ...moves, ...conditions });
    expect(expected.filter((name) => !usedNames.has(name))).toEqual([]);
  });
});

it.each([8, 7, 6, 4, 3, 2, 1] as const)(
  'generation %i agrees except for known differences',
  (generation) => {
    fc.assert(
      fc.property(situations(generation), (situation) => {
        expect(compareWithSimulator(situation, generation)).toBeUndefined();
      }),
    );
  },
);

it.each(simulatedGenerations)('no hit of generation %i affects another', (generation) => {
  const list = fc.sample(situations(generation), defaultRuns / 4);
  const hits = list.map((situation) => simulate(situation, generation));
  const reversedHits = list.toReversed().map((situation) => simulate(situation, generation));
  expect(reversedHits.reverse()).toEqual(hits);
});

// Regressions, each found by a run with a fresh seed.
describe('agrees with the battle simulator', () => {
  const plain = { abilities: [], isAbilityTriggered: false };
  const weatherBall = {
    ...{ id: 'WeatherBall', type: 'normal', since: 3, classes: ['bullet'] },
    ...{
      typeSource: 'condition',
      types: { sun: 'fire', rain: 'water', desolate_land: 'fire', primordial_sea: 'water' },
    },
  } as const satisfies MoveFacts;

  it.each<[name: string, situation: Situation]>([
    [
      'on a type that replaces an added one under Roost',
      {
        attack: { move: 'sunsteel_strike', type: 'rock', ...plain },
        defender: { typing: ['flying', 'water', 'ice'], conditions: ['roost', 'trick_or_treat'] },
      },
    ],
    [
      'on an added type that Double Shock removes under Roost',
      {
        attack: { type: 'flying', ...plain },
        defender: {
          typing: ['electric', 'flying', 'steel'],
          conditions: ['double_shock', 'roost'],
        },
      },
    ],
    [
      'on a Weather Ball by Mega Sol',
      {
        attack: { move: weatherBall, ...plain, abilities: ['mega_sol'] },
        defender: { typing: ['flying'] },
      },
    ],
    [
      'on a Weather Ball by Mega Sol in the rain',
      {
        attack: { move: weatherBall, ...plain, abilities: ['mega_sol'] },
        defender: { typing: ['grass'], conditions: ['rain'] },
      },
    ],
    [
      'on a Weather Ball whose user has another weather than the target',
      {
        attack: { move: weatherBall, ...plain, abilities: ['desolate_land'] },
        defender: { typing: ['normal'], abilities: ['primordial_sea'] },
      },
    ],
  ])('%s', (_, situation) => {
    expect(compareWithSimulator(situation, 9)).toBeUndefined();
  });
});
