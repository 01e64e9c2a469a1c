import type { DefenseState } from '#calculators/defense.ts';
import type { Generation } from '#engine/generation.ts';
import { broughtBy, type Pokemon } from '#pokedex/pokemon.ts';

/** Another Pokémon with its typing and constant ability; the last one's Tera Type goes. */
export function pickPokemon(
  { conditions, inverse, item }: DefenseState,
  generation: Generation,
  pokemon: Pokemon,
): DefenseState {
  return { ...broughtBy(generation, pokemon), conditions, inverse, item };
}
