import { evaluateHit } from '#core/hit/effectiveness.ts';
import { sameTypeBonusWith } from '#core/hit/sameTypeBonus.ts';
import { worldIn } from '#core/hit/situation.ts';
import { rulesOfAbility } from '#core/rules/ability.ts';
import { differencesIn } from './differences.ts';
import { type SimulatedHit, simulate } from './simulator.ts';
import { engineGenerations, type SimulatedGeneration, type Situation } from './situation.ts';

type Answer = { effectiveness: number; multiplier: number };

/** Our answer to a situation and the different one of the simulator. */
export type Disagreement = { ours: Answer; simulated: SimulatedHit };

/**
 * Maximum relative difference between the simulator's multiplier and ours. It rounds the product to
 * 1/4096 after each factor and uses 4915/4096 for 1.2: together at most 0.00043 in 100,000 hits. The
 * two closest factors, 5448/4096 and 5461/4096, differ by 0.0024.
 */
const tolerance = 0.001;

/** How we and the simulator disagree on effectiveness or damage; undefined if we agree. */
export function compareWithSimulator(
  situation: Situation,
  generation: SimulatedGeneration,
): Disagreement | undefined {
  const ours = evaluate(situation, generation);
  const simulated = simulate(situation, generation);
  const difference = Math.abs(ours.multiplier - simulated.multiplier);
  const agrees =
    ours.effectiveness === simulated.effectiveness && difference <= tolerance * ours.multiplier;
  return agrees ? undefined : { ours, simulated };
}

/** Our answer with the differences of the generation applied. */
function evaluate(situation: Situation, generation: SimulatedGeneration): Answer {
  const rows = differencesIn(generation);
  const { attack, defender } = rows.reduce(
    (equivalent, { translate }) => translate?.(equivalent) ?? equivalent,
    situation,
  );
  const world = worldIn(engineGenerations[generation]);
  const { effectiveness, multiplier, type } = evaluateHit(attack, defender, world);
  // The attacker has no types, so only Protean and Libero give it the bonus.
  const effects = (attack.abilities ?? []).flatMap(
    (name) => rulesOfAbility(world.ruleset, name).attacking ?? [],
  );
  const bonus = sameTypeBonusWith(effects, { typing: [] }, type, 1.5);
  return { effectiveness, multiplier: multiplier * bonus };
}
