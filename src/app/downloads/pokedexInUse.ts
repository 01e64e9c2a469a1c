import { pokemonById } from '#core/pokedex/fusion.ts';
import { type GameLists, pokemonOf } from '#core/pokedex/gameLists.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { addedPokemon, type Pokemon } from '#core/pokedex/pokemon.ts';
import { type Searchable, searchablesIn } from '#core/pokedex/searchable.ts';
import type { Dex } from '#core/rulesets/game.ts';
import { gameOf, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
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
};

/** The Pokémon under the settings, from the downloads; the same object until one of them changes. */
export const pokedexInUse = memoizeLatest(
  (
    ruleset: Ruleset,
    dex: Dex,
    pokedex: DownloadState<readonly Pokemon[]>,
    lists: DownloadState<GameLists | undefined>,
  ): PokedexInUse => {
    const official = pokedex.state === 'done' ? pokedex.value : undefined;
    if (!official) {
      const findPokemon = () => undefined;
      return {
        state: pokedex.state,
        pokedex: undefined,
        findPokemon,
        searchables: [],
        listedSearchables: [],
      };
    }
    const pokemonOfOwnGame = isOwnGame(ruleset) ? addedPokemon(ruleset) : [];
    const everyPokemon =
      pokemonOfOwnGame.length > 0 ? [...official, ...pokemonOfOwnGame] : official;
    const all = { pokedex: everyPokemon, findPokemon: pokemonById(ruleset, everyPokemon) };
    if (lists.state !== 'done') {
      return { state: lists.state, ...all, searchables: [], listedSearchables: [] };
    }
    const game = gameOf(ruleset);
    const hasList = game && !(isOwnGame(ruleset) && ruleset.hasOnlyOwnPokemon);
    if (!lists.value || !hasList) {
      const searchables = searchablesIn(ruleset, everyPokemon);
      return { state: 'done', ...all, searchables, listedSearchables: searchables };
    }
    const inGame = new Set([...pokemonOf(lists.value, game, 'all', official), ...pokemonOfOwnGame]);
    const inList = new Set([...pokemonOf(lists.value, game, dex, official), ...pokemonOfOwnGame]);
    const searchables = searchablesIn(ruleset, everyPokemon, inGame);
    const listedSearchables = searchables.filter(({ pokemon }) => inList.has(pokemon));
    return { state: 'done', ...all, searchables, listedSearchables };
  },
);
