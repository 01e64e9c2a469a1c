import { type Dex, dexesOf, type Game, gameNames } from '#core/rulesets/game.ts';
import type { Pokemon } from './pokemon.ts';

/** The file `games.json`: the lists of each game, with a bit for each record of `pokedex.json`. */
export type GameLists = {
  /** The number of records of the `pokedex.json` that the lists belong to. */
  entries: number;
  lists: Readonly<Record<Game, Partial<Record<Dex, string>>>>;
};

/** Parses `games.json`; throws a TypeError if a list is missing. */
export function parseGameLists(json: unknown): GameLists {
  const { entries, ...texts } = (json ?? {}) as Partial<Record<string, unknown>>;
  if (typeof entries !== 'number') throw new TypeError('The lists of the games have no size');
  const lists = gameNames.map((game) => {
    const ownTexts = (texts[game] ?? {}) as Partial<Record<string, unknown>>;
    const own = dexesOf(game).map((dex) => [dex, ownTexts[dex]] as const);
    const missing = own.find(([, text]) => typeof text !== 'string');
    if (missing) throw new TypeError(`There is no list ${missing[0]} of ${game}`);
    return [game, Object.fromEntries(own)];
  });
  return { entries, lists: Object.fromEntries(lists) };
}

/**
 * The Pokémon of a list of the game; throws a RangeError if the Pokédex has another number of
 * records.
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
  const bytes = atob(lists[game][dex] ?? '');
  const isListed = (index: number) => (bytes.charCodeAt(index >> 3) >> (index & 7)) & 1;
  return new Set(pokedex.filter((_, index) => isListed(index)));
}
