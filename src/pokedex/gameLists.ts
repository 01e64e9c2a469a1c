import { type Dex, dexes, type Game, games } from '#engine/game.ts';
import type { Pokemon } from './pokemon.ts';

/** The file `games.json`: the lists of each game, with a bit for each record of `pokedex.json`. */
export type GameLists = {
  /** The number of records that the lists are for. */
  entries: number;
  lists: Readonly<Record<Game, Partial<Record<Dex, string>>>>;
};

/** Reads `games.json`; throws if it lacks a game. */
export function parseGameLists(json: unknown): GameLists {
  const { entries, ...texts } = (json ?? {}) as Partial<Record<string, unknown>>;
  if (typeof entries !== 'number') throw new TypeError('The lists of the games have no size');
  const lists = Object.keys(games).map((game) => {
    const ownTexts = Object.entries((texts[game] ?? {}) as object).filter(
      ([dex, text]) => (dexes as readonly string[]).includes(dex) && typeof text === 'string',
    );
    const list: Partial<Record<Dex, string>> = Object.fromEntries(ownTexts);
    if (list.all === undefined) throw new TypeError(`There is no list of ${game}`);
    return [game, list];
  });
  return { entries, lists: Object.fromEntries(lists) };
}

/** The lists that the game has, the largest first. */
export function dexesOf({ lists }: GameLists, game: Game): Dex[] {
  return dexes.filter((dex) => lists[game][dex] !== undefined);
}

/**
 * The Pokémon of the list, or all of the game if it has no such list; throws a RangeError if the
 * lists are not for this Pokédex.
 */
export function pokemonOf(
  { entries, lists }: GameLists,
  game: Game,
  dex: Dex,
  pokedex: readonly Pokemon[],
): ReadonlySet<Pokemon> {
  if (entries !== pokedex.length) {
    throw new RangeError(`The lists of the games are for ${entries} Pokémon`);
  }
  const bytes = atob(lists[game][dex] ?? lists[game].all ?? '');
  const isListed = (index: number) => (bytes.charCodeAt(index >> 3) >> (index & 7)) & 1;
  return new Set(pokedex.filter((_, index) => isListed(index)));
}
