import { useMemo } from 'react';
import type { Progress } from '#browser/download.ts';
import type { Generation } from '#engine/generation.ts';
import { type Entry, entriesIn, standardList } from './list.ts';
import { useOwnList } from './ownList.ts';
import { usePokedex } from './pokedex.ts';

/** The list in use. */
export type List = {
  state: Progress<unknown>['state'];
  /** As it was imported, or the generation's Pokédex; none until it arrives. */
  whole: readonly Entry[];
  /** Those of them that have a type in the generation, with what they have there. */
  entries: readonly Entry[];
  /** Whether it is the player's own. */
  isOwn: boolean;
  /** Whether it is there after a reload. */
  isStored: boolean;
};

const noEntries: readonly Entry[] = [];

let latest: { key: readonly unknown[]; entries: readonly Entry[] } = { key: [], entries: [] };

/** The standard list, made once for all who ask for the same one after the other. */
function standardListOnce(...key: Parameters<typeof standardList>): readonly Entry[] {
  const isSame = key.every((part, index) => part === latest.key[index]);
  if (!isSame) latest = { key, entries: standardList(...key) };
  return latest.entries;
}

/** The player's own list, or else the generation's Pokédex with its names in the language. */
export function useList(generation: Generation, language: string): List {
  const progress = usePokedex();
  const own = useOwnList();
  const pokedex = progress.state === 'done' ? progress.value : undefined;
  const ownEntries = own.state === 'done' ? own.entries : undefined;
  const isOwn = own.state !== 'none';
  const standard = isOwn || !pokedex ? noEntries : standardListOnce(generation, pokedex, language);
  const entries = useMemo(
    () => (ownEntries ? entriesIn(generation, ownEntries) : standard),
    [ownEntries, generation, standard],
  );
  return {
    state: isOwn ? own.state : progress.state,
    whole: ownEntries ?? standard,
    entries,
    isOwn,
    isStored: own.state !== 'done' || own.isStored,
  };
}
