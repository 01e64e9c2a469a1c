import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { compareDoubles } from '#tests/doubles/compareDoubles.ts';
import { doublesSituations } from '#tests/doubles/doublesSituations.ts';
import { engineGenerations, type SimulatedGeneration } from '#tests/situation.ts';

// `npm run differential` compares more of them.
it.each<[SimulatedGeneration, Ruleset]>([
  ...([9, 8, 7, 6, 5, 4, 3] as const).map((generation): [SimulatedGeneration, Ruleset] => [
    generation,
    engineGenerations[generation],
  ]),
  [9, 'champions'],
])(
  'random double battles of generation %i are those of the simulator: %s',
  (generation, ruleset) => {
    fc.assert(
      fc.property(doublesSituations(generation, ruleset), (situation) => {
        expect(compareDoubles(situation, generation, ruleset)).toEqual([]);
      }),
    );
  },
);
