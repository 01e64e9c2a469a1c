import { attackersOf } from './chart.ts';
import { evaluateHit } from './effectiveness.ts';
import { enterField, type Field, type Fighter, makeDefender } from './fighter.ts';
import type { Type } from './type.ts';

/**
 * The types that are super effective against the fighter, in the order of the chart: with one of its
 * possible abilities (`some`), or with each of them (`every`).
 */
export function listWeaknesses(fighter: Fighter, field: Field, quantity: 'some' | 'every'): Type[] {
  const { world, conditions } = field;
  const defenders = fighter.possibleAbilities.map((ability) => ({
    ...makeDefender(enterField(fighter, field), ability),
    conditions,
  }));
  return attackersOf(world.chart).filter((type) =>
    defenders[quantity]((defender) => evaluateHit({ type }, defender, world).effectiveness > 1),
  );
}
