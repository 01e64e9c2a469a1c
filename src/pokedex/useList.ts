import { useMemo } from 'react';
import type { Progress } from '#browser/download.ts';
import type { Generation } from '#engine/generation.ts';
import { entriesIn, type ListEntry, standardList } from './list.ts';
import { useOwnList } from './ownList.ts';
import { usePokedex } from './pokedex.ts';

/** The list in use. */
export type PokemonList = {
  state: Progress<unknown>['state'];
  /** The list as imported, or the generation's Pokédex; empty until it is loaded. */
  allEntries: readonly ListEntry[];
  /** Its entries that have a type in the generation, without the types and abilities it lacks. */
  entries: readonly ListEntry[];
  /** Whether it is the player's own list. */
  isOwn: boolean;
  /** Whether it survives a reload. */
  isStored: boolean;
};

const noEntries: readonly ListEntry[] = [];

let latest: { key: readonly unknown[]; entries: readonly ListEntry[] } = { key: [], entries: [] };

/** The standard list, memoized for the latest arguments. */
function standardListOnce(...key: Parameters<typeof standardList>): readonly ListEntry[] {
  const isSame = key.every((part, index) => part === latest.key[index]);
  if (!isSame) latest = { key, entries: standardList(...key) };
  return latest.entries;
}

/** The player's own list, or else the generation's Pokédex with its names in the language. */
export function useList(generation: Generation, language: string): PokemonList {
  const progress = usePokedex();
  const ownList = useOwnList();
  const pokedex = progress.state === 'done' ? progress.value : undefined;
  const ownEntries = ownList.state === 'done' ? ownList.entries : undefined;
  const isOwn = ownList.state !== 'none';
  const standard = isOwn || !pokedex ? noEntries : standardListOnce(generation, pokedex, language);
  const entries = useMemo(
    () => (ownEntries ? entriesIn(generation, ownEntries) : standard),
    [ownEntries, generation, standard],
  );
  return {
    state: isOwn ? ownList.state : progress.state,
    allEntries: ownEntries ?? standard,
    entries,
    isOwn,
    isStored: ownList.state !== 'done' || ownList.isStored,
  };
}
