import { readFileSync } from 'node:fs';
import { pokemonById } from '#pokedex/fusion.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';

/** All Pokémon of the file that is served. */
export const pokedex = parsePokedex(JSON.parse(readFileSync('public/pokedex.json', 'utf8')));

/** Finds a Pokémon by its id. */
export const findPokemon = pokemonById('default', pokedex);
