import type { Ruleset } from '#engine/ruleset.ts';
import type { DefenseState } from '#links/defense.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { picksFromPokemon } from '#pokedex/traits.ts';

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
