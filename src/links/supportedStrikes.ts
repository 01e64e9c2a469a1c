import type { Generation } from '#engine/generation.ts';
import type { Attack } from '#engine/situation.ts';
import {
  attackOf,
  hasOwnRules,
  isType,
  type Strike,
  splitMove,
  strikesIn,
  supportsStrike,
} from '#engine/strike.ts';
import { findMove } from '#pokedex/moves.ts';

/** The attack of the strike, with the facts of its move. */
export function toAttack(strike: Strike): Attack {
  return attackOf(strike, factsOf(strike));
}

function factsOf(strike: Strike) {
  return isType(strike) ? undefined : findMove(splitMove(strike).id);
}

/** Whether the generation or the game has the type or the move. */
export function isSupported(generation: Generation, strike: Strike): boolean {
  return supportsStrike(generation, strike, factsOf(strike));
}

/**
 * The strikes that the generation has, each once: types and moves with rules in the games' order, then
 * all other moves in the order of the list.
 */
export function sortStrikes(generation: Generation, strikes: readonly Strike[]): Strike[] {
  const others = strikes.filter((strike) => !isType(strike) && !hasOwnRules(strike));
  return [
    ...strikesIn(generation).filter((strike) => strikes.includes(strike)),
    ...new Set(others.filter((strike) => isSupported(generation, strike))),
  ];
}
