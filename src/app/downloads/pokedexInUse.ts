import { fuse, pokemonById } from '#core/pokedex/fusion.ts';
import { type GameLists, pokemonOf } from '#core/pokedex/gameLists.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { addedPokemon, correctTypes, type Pokemon } from '#core/pokedex/pokemon.ts';
import { searchablesIn } from '#core/pokedex/searchable.ts';
import { picksFromPokemon, traitsIn } from '#core/pokedex/traits.ts';
import type { Dex } from '#core/rulesets/game.ts';
import { gameOf, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import type { DownloadState } from './download.ts';
import { type PokedexInUse, withoutPokedex } from './withoutPokedex.ts';

/** The Pokémon under the settings, from the downloads; the same object until one of them changes. */
export const pokedexInUse = memoizeLatest(
  (
    ruleset: Ruleset,
    dex: Dex,
    pokedex: DownloadState<readonly Pokemon[]>,
    lists: DownloadState<GameLists | undefined>,
  ): PokedexInUse => {
    const official = pokedex.state === 'done' ? pokedex.value : undefined;
    if (!official) return withoutPokedex(pokedex.state);
    const pokemonOfOwnGame = addedPokemon(ruleset);
    const everyPokemon =
      pokemonOfOwnGame.length > 0 ? [...official, ...pokemonOfOwnGame] : official;
    const findPokemon = pokemonById(ruleset, everyPokemon);
    const all: Omit<PokedexInUse, 'state' | 'searchables' | 'listedSearchables'> = {
      ...{ pokedex: everyPokemon, findPokemon },
      traitsOf: (pokemon) => traitsIn(ruleset, pokemon),
      picksOf: (pokemon) => picksFromPokemon(ruleset, pokemon),
      fuse: (first, second) => fuse(ruleset, first, second),
      correct: (reference) => correctTypes(reference, findPokemon(reference.pokemon)),
    };
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
