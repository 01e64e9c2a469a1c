import type { Generation } from '#engine/generation.ts';
import type { DefenseState } from '#links/defense.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { picksFromPokemon } from '#pokedex/traits.ts';

/**
 * Puts another Pokémon, its typing and its constant ability into the state, and removes the Tera
 * Type.
 */
export function pickPokemon(
  { conditions, inverse, item }: DefenseState,
  generation: Generation,
  pokemon: Pokemon,
): DefenseState {
  return { ...picksFromPokemon(generation, pokemon), conditions, inverse, item };
}
