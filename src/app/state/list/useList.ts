import { useMemo } from 'react';
import type { DownloadState } from '#app/downloads/download.ts';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { entriesIn, type ListEntry, standardList } from '#core/pokedex/list.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { useOwnList } from './ownList.ts';

/** The list of Pokémon in use. */
export type PokemonList = {
  state: DownloadState<unknown>['state'];
  /** The list as imported, or the chosen Pokédex; empty until it is loaded. */
  allEntries: readonly ListEntry[];
  /** Its entries that have a type in the generation, without the types and abilities it lacks. */
  entries: readonly ListEntry[];
  /** Whether it is the player's own list. */
  isOwn: boolean;
  /** Whether it survives a reload. */
  isStored: boolean;
};

const noEntries: readonly ListEntry[] = [];

const memoizedStandardList = memoizeLatest(standardList);

/** The player's own list, or else the chosen Pokédex with its names in the language. */
export function useList(settings: Settings, language: string): PokemonList {
  const { ruleset } = settings;
  const { state, listedSearchables } = usePokedex(settings);
  const ownList = useOwnList();
  const ownEntries = ownList.state === 'done' ? ownList.entries : undefined;
  const isOwn = ownList.state !== 'none';
  const standard = isOwn ? noEntries : memoizedStandardList(ruleset, listedSearchables, language);
  const entries = useMemo(
    () => (ownEntries ? entriesIn(ruleset, ownEntries) : standard),
    [ownEntries, ruleset, standard],
  );
  return {
    state: isOwn ? ownList.state : state,
    allEntries: ownEntries ?? standard,
    entries,
    isOwn,
    isStored: ownList.state !== 'done' || ownList.isStored,
  };
}
