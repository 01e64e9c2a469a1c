import { type DefenderChoice, noDefender } from '#choices/defender.ts';
import { type Generation, typeCountIn } from '#engine/generation.ts';
import type { Type } from '#engine/type.ts';
import { type Pokemon, typingIn } from '#pokedex/pokemon.ts';
import type { Present } from './useDefense.ts';

/** Another Pokémon: its typing comes along, the last one's ability and Tera do not. */
export function pickPokemon(
  choice: DefenderChoice,
  generation: Generation,
  pokemon: Pokemon | undefined,
): DefenderChoice {
  const { conditions, inverse, item } = choice;
  if (!pokemon) return { ...noDefender, conditions, inverse, item };
  return {
    pokemon: pokemon.id,
    types: typingIn(generation, pokemon),
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
