import type { Attack } from '#core/hit/situation.ts';
import {
  attackOf,
  hasOwnRules,
  isType,
  type Strike,
  splitMove,
  strikesIn,
  supportsStrike,
} from '#core/hit/strike.ts';
import { findMove } from '#core/pokedex/moves/moves.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** The attack of the strike, with the facts of its move. */
export function toAttack(strike: Strike): Attack {
  return attackOf(strike, factsOf(strike));
}

function factsOf(strike: Strike) {
  return isType(strike) ? undefined : findMove(splitMove(strike).id);
}

/** Whether the generation or the game has the type or the move. */
export function isSupported(ruleset: Ruleset, strike: Strike): boolean {
  return supportsStrike(ruleset, strike, factsOf(strike));
}

/**
 * The strikes that the generation has, each once: types and moves with rules in the games' order, then
 * all other moves in the order of the list.
 */
export function sortStrikes(ruleset: Ruleset, strikes: readonly Strike[]): Strike[] {
  const others = strikes.filter((strike) => !isType(strike) && !hasOwnRules(strike));
  return [
    ...strikesIn(ruleset).filter((strike) => strikes.includes(strike)),
    ...new Set(others.filter((strike) => isSupported(ruleset, strike))),
  ];
}
