import type { DefenseState } from '#core/links/defense.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/**
 * Puts another Pokémon, its typing and its constant ability into the state, and removes the Tera
 * Type.
 */
export function pickPokemon(
  { conditions, inverse, item, others }: DefenseState,
  ruleset: Ruleset,
  pokemon: Pokemon,
): DefenseState {
  return { ...picksFromPokemon(ruleset, pokemon), conditions, inverse, item, others };
}
