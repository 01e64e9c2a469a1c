import { type Learnable, parseLearnFile } from '#core/pokedex/learning/learnFile.ts';
import type { MoveTable } from '#core/pokedex/moveFiles/moveTable.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { createLearnDownloads, useLearnFile } from './learnDownloads.ts';

const fileFor = createLearnDownloads(
  (key) => `${import.meta.env.BASE_URL}learn/${key}.json`,
  createFind,
);

/** Finds what a Pokémon learns in the game or generation; undefined if that is not known. */
type FindLearnable = (pokemon: Pokemon) => Learnable | undefined;

function createFind(json: unknown, pokedex: readonly Pokemon[], table: MoveTable): FindLearnable {
  const list = parseLearnFile(json, pokedex.length, table);
  const byPokemon = new Map(pokedex.map((pokemon, index) => [pokemon, list[index]]));
  return (pokemon) => byPokemon.get(pokemon);
}

/** Downloads what Pokémon learn, as `useLearnFile` does. */
export function useLearnable(ruleset: Ruleset | undefined) {
  return useLearnFile(fileFor, ruleset);
}
