import { type GameLists, parseGameLists } from '#pokedex/gameLists.ts';
import { type Pokemon, parsePokedex } from '#pokedex/pokemon.ts';

export { pokemonOf } from '#pokedex/gameLists.ts';
export { displayName } from '#pokedex/name.ts';
export {
  allAbilitiesIn,
  type Names,
  onlyAbilityIn,
  type Pokemon,
  pokemonIn,
  possibleAbilitiesIn,
  possibleBattleAbilitiesIn,
  typingIn,
} from '#pokedex/pokemon.ts';
export { pokemonFinder } from '#showdown/name.ts';
export type { GameLists };

/** Loads every Pokémon of every generation; the data, about 480 kB, is imported by the first call. */
export async function loadPokedex(): Promise<readonly Pokemon[]> {
  const { default: records } = await import('../public/pokedex.json', { with: { type: 'json' } });
  return parsePokedex(records);
}

/** Loads the lists of the Pokémon of each game, for `pokemonOf`. */
export async function loadGameLists(): Promise<GameLists> {
  const { default: lists } = await import('../public/games.json', { with: { type: 'json' } });
  return parseGameLists(lists);
}
