import type { DefenseState } from '#calculators/defense.ts';
import type { Generation } from '#engine/generation.ts';
import { choicesFromPokemon, type Pokemon } from '#pokedex/pokemon.ts';

/** The state with another Pokémon, its typing and its constant ability; the Tera Type is removed. */
export function pickPokemon(
  { conditions, inverse, item }: DefenseState,
  generation: Generation,
  pokemon: Pokemon,
): DefenseState {
  return { ...choicesFromPokemon(generation, pokemon), conditions, inverse, item };
}
