import { type DefenderChoice, withToggled } from '#choices/defender.ts';
import { type Generation, typeCountIn } from '#engine/generation.ts';
import type { OfficialType } from '#engine/type.ts';
import { broughtBy, type Pokemon } from '#pokedex/pokemon.ts';
import type { Present } from './useDefense.ts';

/** Another Pokémon: its typing and constant ability come along, the last one's Tera does not. */
export function pickPokemon(
  choice: DefenderChoice,
  generation: Generation,
  pokemon: Pokemon,
): DefenderChoice {
  const { conditions, inverse, item } = choice;
  return { ...broughtBy(generation, pokemon), conditions, inverse, item };
}

/** A tap on a type; it is no longer the Pokémon that was picked. */
export function pickType(
  { choice, defender, settings }: Present,
  type: OfficialType,
): DefenderChoice {
  const { typing } = defender;
  const room = typeCountIn(settings.generation, settings.typeCount);
  return {
    ...choice,
    pokemon: undefined,
    types: withToggled(typing, type, room),
    ability: choice.ability ?? defender.ability,
  };
}
