import { cacheOnUse } from '#app/browser/cacheOnUse.ts';
import { type Learners, parseLearners } from '#core/pokedex/learning/learnersFile.ts';
import type { MoveTable } from '#core/pokedex/moveFiles/moveTable.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { createLearnDownloads, useLearnFile } from './learnDownloads.ts';

const versions: Readonly<Record<string, string>> = JSON.parse(
  import.meta.env.VITE_LEARNER_VERSIONS,
);

// The URL changes with the content, so that it can be cached forever.
const fileFor = createLearnDownloads((key) => {
  const url = `${import.meta.env.BASE_URL}learners/${key}.json?v=${versions[key]}`;
  cacheOnUse(url);
  return url;
}, createFind);

function createFind(
  json: unknown,
  pokedex: readonly Pokemon[],
  table: MoveTable,
): Learners<Pokemon> {
  const { findWays, isUnknown } = parseLearners(json, pokedex.length, table);
  const indices = new Map(pokedex.map((pokemon, index) => [pokemon, index]));
  const indexOf = (pokemon: Pokemon) => indices.get(pokemon) ?? -1;
  return {
    findWays: (pokemon, move) => findWays(indexOf(pokemon), move),
    isUnknown: (pokemon) => isUnknown(indexOf(pokemon)),
  };
}

/** Downloads how Pokémon learn moves, as `useLearnFile` does. */
export function useLearners(ruleset: Ruleset | undefined) {
  const { find: learners, ...state } = useLearnFile(fileFor, ruleset);
  return { learners, ...state };
}
