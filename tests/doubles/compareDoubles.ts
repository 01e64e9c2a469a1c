import { type DoublesSituation, doublesMatchups } from '#core/doubles/doubles.ts';
import { sameTypeBonusWith } from '#core/hit/sameTypeBonus.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { SimulatedGeneration } from '#tests/situation.ts';
import { simulateDoubles } from './simulateDoubles.ts';

/** Maximum relative difference; the simulator rounds after each factor. */
const tolerance = 0.001;

/** How we and the simulator disagree, a line for each target; empty if we agree. */
export function compareDoubles(
  situation: DoublesSituation,
  generation: SimulatedGeneration,
  ruleset: Ruleset,
): string[] {
  const { targets, type, effects } = doublesMatchups(situation, worldIn(ruleset));
  const bonus = sameTypeBonusWith(effects, situation.user, type, 1.5);
  const simulated = simulateDoubles(situation, generation);
  return (['foe1', 'foe2', 'partner'] as const).flatMap((place) => {
    const ours = targets[place] ?? { effectiveness: 0, multiplier: 0 };
    const theirs = simulated[place] ?? { effectiveness: 0, multiplier: 0 };
    const own = ours.multiplier * bonus;
    const isClose = Math.abs(own - theirs.multiplier) <= tolerance * own;
    const isSame = own === 0 || ours.effectiveness === theirs.effectiveness;
    if (isClose && isSame) return [];
    return [
      `${place}: ours ${ours.effectiveness} ${own}, simulator ${theirs.effectiveness} ${theirs.multiplier}`,
    ];
  });
}
