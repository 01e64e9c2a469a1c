import { type DefenseState, withToggled } from '#calculators/defense.ts';
import { type Generation, typeCountIn } from '#engine/generation.ts';
import type { OfficialType } from '#engine/type.ts';
import { broughtBy, type Pokemon } from '#pokedex/pokemon.ts';
import type { Present } from './useDefense.ts';

/** Another Pokémon: its typing and constant ability come along, the last one's Tera does not. */
export function pickPokemon(
  state: DefenseState,
  generation: Generation,
  pokemon: Pokemon,
): DefenseState {
  const { conditions, inverse, item } = state;
  return { ...broughtBy(generation, pokemon), conditions, inverse, item };
}

/** A tap on a type; it is no longer the Pokémon that was picked. */
export function pickType({ state, defender, settings }: Present, type: OfficialType): DefenseState {
  const { typing } = defender;
  const room = typeCountIn(settings.generation, settings.typeCount);
  return {
    ...state,
    pokemon: undefined,
    types: withToggled(typing, type, room),
    ability: state.ability ?? defender.ability,
  };
}
