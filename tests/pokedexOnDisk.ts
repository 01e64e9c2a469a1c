import { readFileSync } from 'node:fs';
import { pokemonById } from '#core/pokedex/fusion.ts';
import { parsePokedex } from '#core/pokedex/parsePokedex.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';

/** Reads all Pokémon of the file that is served, which may be generated anew in this run. */
export function readPokedex(): readonly Pokemon[] {
  return parsePokedex(JSON.parse(readFileSync('public/pokedex.json', 'utf8')));
}

/** All Pokémon of the file that is served, as it is at the start. */
export const pokedex = readPokedex();

/** Finds a Pokémon by its id. */
export const findPokemon = pokemonById('default', pokedex);

/** Returns the Pokémon with the id; throws if there is none. */
export function getPokemon(id: string): Pokemon {
  const pokemon = findPokemon(id);
  if (!pokemon) throw new Error(`No ${id} in public/pokedex.json.`);
  return pokemon;
}
