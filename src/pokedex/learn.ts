import { useMemo, useSyncExternalStore } from 'react';
import type { Ruleset } from '#engine/ruleset.ts';
import { createLearnDownloads } from './learnDownloads.ts';
import { type Learnable, parseLearnFile } from './learnFile.ts';
import { loadedMoves } from './moves.ts';
import type { Pokemon } from './pokemon.ts';

const fileFor = createLearnDownloads((key) => `${import.meta.env.BASE_URL}learn/${key}.json`);

/** Finds what a Pokémon learns in the game or generation. */
export type FindLearnable = (pokemon: Pokemon) => Learnable | undefined;

/**
 * Downloads what Pokémon learn; `find` is undefined without a ruleset, and until this and the moves are
 * loaded.
 */
export function useLearnable(
  ruleset: Ruleset | undefined,
  pokedex: readonly Pokemon[] | undefined,
): { find: FindLearnable | undefined; hasFailed: boolean } {
  const { subscribe, get } = fileFor(ruleset);
  const file = useSyncExternalStore(subscribe, get);
  const { table } = useSyncExternalStore(loadedMoves.subscribe, loadedMoves.get);
  const find = useMemo((): FindLearnable | undefined => {
    if (file.state !== 'done' || !table || !pokedex) return undefined;
    const list = parseLearnFile(file.value, pokedex.length, table);
    const byPokemon = new Map(pokedex.map((pokemon, index) => [pokemon, list[index]]));
    return (pokemon) => byPokemon.get(pokemon);
  }, [file, table, pokedex]);
  return { find, hasFailed: file.state === 'failed' };
}
