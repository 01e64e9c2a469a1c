import type { DefenderAbility } from '#engine/ability.ts';
import type { Generation } from '#engine/generation.ts';
import type { Typing } from '#engine/type.ts';
import { displayName } from './name.ts';
import { type Pokemon, pokemonIn, possibleAbilitiesIn, typingIn } from './pokemon.ts';

/** A row of a list of Pokémon: the Pokédex's, or a player's own. */
export type Entry = {
  /** The Pokédex's id, for a Pokémon that comes from there. */
  id?: string;
  /** The number as it was written, '' for none. */
  number: string;
  name: string;
  /** One to three types. */
  typing: Typing;
  /** The abilities it may have that change a matchup. */
  abilities: readonly DefenderAbility[];
  /** Whether it may have another one besides, or none is known. */
  hasOther: boolean;
  /** The cells of a file's columns that are not ours, by header. */
  others?: Readonly<Record<string, string>>;
};

/** The generation's Pokémon as they were then, named in the language. */
export function standardList(
  generation: Generation,
  pokedex: readonly Pokemon[],
  language: string,
): Entry[] {
  return pokemonIn(generation, pokedex).map((pokemon) => {
    const possible = possibleAbilitiesIn(generation, pokemon);
    return {
      id: pokemon.id,
      number: pokemon.number,
      name: displayName(language, pokemon),
      typing: typingIn(generation, pokemon),
      abilities: possible.filter((ability) => ability !== undefined),
      hasOther: possible.includes(undefined),
    };
  });
}
