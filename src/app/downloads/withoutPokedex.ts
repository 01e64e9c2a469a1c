import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import type { PokemonPicks, Traits } from '#core/pokedex/traits.ts';
import type { DownloadState } from './download.ts';

/** The Pokémon of the settings' generation or game. */
export type PokedexInUse = {
  state: DownloadState<unknown>['state'];
  /** All Pokémon of all generations and of the own game; undefined until they are loaded. */
  pokedex: readonly Pokemon[] | undefined;
  /** Finds a Pokémon by its id or makes a fusion of two; returns the same object each time. */
  findPokemon: (id: string | undefined) => Pokemon | undefined;
  /** The Pokémon of the generation; empty until they are loaded. */
  searchables: readonly Searchable[];
  /** The searchables in the chosen list of the game; all of them if no game is chosen. */
  listedSearchables: readonly Searchable[];
  /** Returns the traits of one of the Pokémon in the generation. */
  traitsOf: (pokemon: Pokemon) => Traits;
  /** Returns what a pick of one of the Pokémon adds to a state. */
  picksOf: (pokemon: Pokemon) => PokemonPicks;
  /** Fuses two of the Pokémon in the generation. */
  fuse: (first: Pokemon, second: Pokemon) => Pokemon;
  /** Removes an unknown Pokémon or corrects its types; returns the same object if nothing changes. */
  correct: <Reference extends Pick<PokemonPicks, 'types'> & { pokemon?: string | undefined }>(
    reference: Reference,
  ) => Reference;
};

/** The settings' Pokémon until the Pokédex is loaded, whose code the first screen does not wait for. */
export const withoutPokedex = memoizeLatest((state: PokedexInUse['state']): PokedexInUse => {
  const fail = () => {
    throw new Error('The Pokédex is not loaded');
  };
  return {
    ...{ state, pokedex: undefined, searchables: [], listedSearchables: [] },
    ...{ findPokemon: () => undefined, correct: (reference) => reference },
    ...{ traitsOf: fail, picksOf: fail, fuse: fail },
  };
});
