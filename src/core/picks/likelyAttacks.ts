import type { Fighter } from '#core/answers/fighter.ts';
import type { Strike } from '#core/hit/strike.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { resolveStrike } from './moveUser.ts';
import { isSupported, toAttack } from './supportedStrikes.ts';

/** The likely moves of a Pokémon that exist under the rules, with the types that the fighter gives to them. */
export function listLikelyStrikes(
  ruleset: Ruleset,
  { typing, tera }: Fighter,
  pokemon: string,
  likely: readonly MoveId[],
): Strike[] {
  return likely
    .map((id) => resolveStrike(id, { pokemon, typing, tera }))
    .filter((strike) => isSupported(ruleset, strike));
}

/** The fighter with the likely moves beside its own types; the same one if it has known attacks or no such move. */
export function addLikelyAttacks(fighter: Fighter, likely: readonly Strike[]): Fighter {
  if (!fighter.hasUnknownAttacks || likely.length === 0) return fighter;
  return {
    ...fighter,
    attacks: [...fighter.attacks, ...likely.map(toAttack)],
    hasUnknownAttacks: false,
    hasLikelyAttacks: true,
  };
}
