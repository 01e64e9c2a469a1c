import { readFileSync } from 'node:fs';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { type Searchable, searchablesIn } from '#core/pokedex/searchable.ts';
import { gameOf, isOwnGame } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import type { GameLists } from '../scripts/data/generateGames.ts';
import type { PokedexRecord } from '../scripts/data/generatePokedex.ts';

const read = (path: string) => readFileSync(new URL(`../public/${path}`, import.meta.url), 'utf8');

export const pokedex = JSON.parse(read('pokedex.json')) as PokedexRecord[];

const { entries, ...lists } = JSON.parse(read('games.json')) as { entries: number } & Record<
  string,
  GameLists<string>
>;

/** The number of entries of the Pokédex that public/games.json was made for. */
export const entryCount = entries;

/** The encoded lists of each game. */
export const games = lists;

/** The Pokémon in a list of a game; the story of a game without a list of its own is `all`. */
export function listIn(game: string, name = 'all'): PokedexRecord[] {
  const bits = games[game]?.[name] ?? (name === 'story' ? games[game]?.all : undefined);
  if (bits === undefined) throw new Error(`No ${name} of ${game} in public/games.json.`);
  const bytes = Buffer.from(bits, 'base64');
  return pokedex.filter((_, index) => ((bytes[index >> 3] ?? 0) >> (index & 7)) & 1);
}

/** The ids of the Pokémon in a list of a game. */
export function idsIn(game: string, name?: string): string[] {
  return listIn(game, name).map(({ id }) => id);
}

/** The Pokémon that the screens list under the settings. */
export function listedIn(
  { ruleset, dex = 'all' }: Settings,
  pokedex: readonly Pokemon[],
): Searchable[] {
  const searchables = searchablesIn(ruleset, pokedex);
  const game = gameOf(ruleset);
  if (!game || (isOwnGame(ruleset) && ruleset.hasOnlyOwnPokemon)) return searchables;
  const ids = new Set(idsIn(game, games[game]?.[dex] === undefined ? 'all' : dex));
  return searchables.filter(({ pokemon: { id } }) => ids.has(id) || id.startsWith('own-'));
}
