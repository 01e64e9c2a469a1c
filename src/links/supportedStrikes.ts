import { type MoveFacts, typesOf } from '#engine/moveFacts.ts';
import type { Ruleset } from '#engine/ruleset.ts';
import type { Attack } from '#engine/situation.ts';
import {
  attackOf,
  hasOwnRules,
  isType,
  joinMove,
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
export function isSupported(ruleset: Ruleset, strike: Strike): boolean {
  return supportsStrike(ruleset, strike, factsOf(strike));
}

/**
 * Every type and move of the generation, once the moves are loaded; a move whose type its user decides has
 * a strike for each type, unless the user is known, and Hidden Power has one only for each type.
 */
export function listStrikes(
  ruleset: Ruleset,
  moves: Iterable<MoveFacts>,
  hasUser: boolean,
): readonly Strike[] {
  const strikesOfMove = (facts: MoveFacts): Strike[] => {
    const isOfSet = facts.typeSource === 'set';
    const types = hasUser && !isOfSet ? [] : typesOf(facts, ruleset);
    return [...(isOfSet ? [] : [facts.id]), ...types.map((type) => joinMove(facts.id, type))];
  };
  const strikes = [...moves].flatMap(strikesOfMove).filter((each) => isSupported(ruleset, each));
  return [...new Set([...strikesIn(ruleset), ...strikes])];
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
