import type { DefenderChoice } from '#choices/defender.ts';
import { type Generation, typeCountIn } from '#engine/generation.ts';
import type { Type } from '#engine/type.ts';
import { constantAbility, type Pokemon, typingIn } from '#pokedex/pokemon.ts';
import type { Present } from './useDefense.ts';

/** Another Pokémon: its typing and constant ability come along, the last one's Tera does not. */
export function pickPokemon(
  choice: DefenderChoice,
  generation: Generation,
  pokemon: Pokemon,
): DefenderChoice {
  const { conditions, inverse, item } = choice;
  return {
    pokemon: pokemon.id,
    types: typingIn(generation, pokemon),
    ability: constantAbility(pokemon),
    conditions,
    inverse,
    item,
  };
}

/** A tap on a type: off when it was on, in the last one's place when there is no room. */
export function pickType({ choice, defender, settings }: Present, type: Type): DefenderChoice {
  const { typing } = defender;
  const room = typeCountIn(settings.generation, settings.typeCount);
  const types = typing.includes(type)
    ? typing.filter((picked) => picked !== type)
    : [...typing.slice(0, room - 1), type];
  return { ...choice, pokemon: undefined, types, ability: choice.ability ?? defender.ability };
}
