import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchup } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { engineGenerations } from '#tests/situation.ts';
import { situations } from '#tests/situations.ts';
import { doublesMatchups } from './doubles.ts';

it.each([9, 8, 5, 3] as const)(
  'one against one is a single battle in generation %i',
  (generation) => {
    const world = worldIn(engineGenerations[generation]);
    fc.assert(
      fc.property(situations(generation), ({ attack, defender }) => {
        const { type, move, hasFixedDamage, ...user } = attack;
        const { conditions, ...foe } = defender;
        const { targets } = doublesMatchups(
          {
            attack: { type, move, hasFixedDamage },
            user: { typing: [], ...user },
            foes: [foe, undefined],
            conditions,
          },
          world,
        );
        const single = matchup(attack, defender, world);
        expect(targets.foe1!.effectiveness).toBe(single.effectiveness);
        expect(targets.foe1!.multiplier).toBeCloseTo(single.multiplier, 9);
      }),
    );
  },
);
