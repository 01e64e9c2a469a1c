import { cacheOnUse } from '#browser/cacheOnUse.ts';
import type { MoveId } from '#engine/moveFacts.ts';
import type { Ruleset } from '#engine/ruleset.ts';
import { createLearnDownloads, useLearnFile } from './learnDownloads.ts';
import { type LearnWay, parseLearners } from './learnersFile.ts';
import type { MoveTable } from './moveFiles/moveTable.ts';
import type { Pokemon } from './pokemon.ts';

const versions: Readonly<Record<string, string>> = JSON.parse(
  import.meta.env.VITE_LEARNER_VERSIONS,
);

// The URL changes with the content, so that it can be cached forever.
const fileFor = createLearnDownloads((key) => {
  const url = `${import.meta.env.BASE_URL}learners/${key}.json?v=${versions[key]}`;
  cacheOnUse(url);
  return url;
});

/** Finds the ways in which a Pokémon learns a move in the game or generation. */
export type FindWays = (pokemon: Pokemon, move: MoveId) => readonly LearnWay[];

function createFind(json: unknown, pokedex: readonly Pokemon[], table: MoveTable): FindWays {
  const findAt = parseLearners(json, pokedex.length, table);
  const indices = new Map(pokedex.map((pokemon, index) => [pokemon, index]));
  return (pokemon, move) => findAt(indices.get(pokemon) ?? -1, move);
}

/** Downloads how Pokémon learn moves, as `useLearnFile` does. */
export function useLearners(
  ruleset: Ruleset | undefined,
  pokedex: readonly Pokemon[] | undefined,
): { find: FindWays | undefined; hasFailed: boolean } {
  return useLearnFile(fileFor, createFind, ruleset, pokedex);
}
