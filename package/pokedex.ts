import type { OfficialType } from '#core/charts/type.ts';
import { type GameLists, parseGameLists } from '#core/pokedex/gameLists.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import { parsePokedex } from '#core/pokedex/parsePokedex.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { pokemonFinder as createFinder, type FindPokemon } from '#core/pokedex/pokemonFinder.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import typeNames from '../data/typeNames.json' with { type: 'json' };
import { checkList, checkText } from './check.ts';

export { possibleBattleAbilitiesIn } from '#core/pokedex/battleAbilities.ts';
export { pokemonOf } from '#core/pokedex/gameLists.ts';
export { displayName } from '#core/pokedex/names/name.ts';
export { type Names, type Pokemon, pokemonIn, typingIn } from '#core/pokedex/pokemon.ts';
export {
  allAbilitiesIn,
  onlyAbilityIn,
  possibleAbilitiesIn,
} from '#core/pokedex/pokemonAbilities.ts';
export type { FindPokemon, GameLists };

/**
 * Returns a function that finds a Pokémon by its id, the name of its species or form in any language, a
 * name or alias that Showdown has, or the species with the beginning of the name of one form: "M-Scizor".
 * A form with the types and stats of another is not in the Pokédex: Charizard-Gmax is Charizard. Any other
 * name is undefined. Both functions throw a TypeError for an argument of another kind.
 */
export function pokemonFinder(pokedex: readonly Pokemon[], ruleset?: Ruleset): FindPokemon {
  checkList('The Pokédex', pokedex);
  const find = createFinder(pokedex, ruleset);
  return (name) => {
    checkText('The name', name);
    return find(name);
  };
}

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

const typesByName = new Map<string, OfficialType>(
  Object.entries(typeNames).flatMap(([english, names]) =>
    [english, ...Object.values(names)].map(
      (name) => [fold(name), english.toLowerCase() as OfficialType] as const,
    ),
  ),
);

/** The type with the name in any language of the games, such as `Eis` or `こおり`; undefined for any other name. */
export function findType(name: string): OfficialType | undefined {
  return typesByName.get(fold(name));
}
