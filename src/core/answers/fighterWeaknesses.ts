import { attackersOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { evaluateHit } from '#core/hit/effectiveness.ts';
import { resolveRules } from '#core/hit/situation.ts';
import { enterField, type Field, type Fighter, makeDefender } from './fighter.ts';

/**
 * The types that are super effective against the fighter, in the order of the chart: with one of its
 * possible abilities (`some`), or with each of them (`every`).
 */
export function listWeaknesses(fighter: Fighter, field: Field, quantity: 'some' | 'every'): Type[] {
  const { world, conditions } = field;
  const entered = enterField(fighter, field);
  const defenders = fighter.possibleAbilities.map((ability) => {
    const defender = { ...makeDefender(entered, ability), conditions };
    // All types have their active rules in common.
    return { defender, rules: resolveRules({}, defender, world).active };
  });
  return attackersOf(world.chart).filter((type) =>
    defenders[quantity](
      ({ defender, rules }) => evaluateHit({ type }, defender, world, rules).effectiveness > 1,
    ),
  );
}
