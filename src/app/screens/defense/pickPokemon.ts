import type { DefenseState } from '#core/links/defense.ts';
import type { PokemonPicks } from '#core/pokedex/traits.ts';

/**
 * Puts another Pokémon, its typing and its constant ability into the state, and removes the Tera
 * Type.
 */
export function pickPokemon(
  { conditions, inverse, item, others }: DefenseState,
  picks: PokemonPicks,
): DefenseState {
  return { ...picks, conditions, inverse, item, others };
}
