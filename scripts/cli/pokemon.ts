import { isGame, type Ruleset, supports } from '#engine/ruleset.ts';
import { parseGameLists, pokemonOf } from '#pokedex/gameLists.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { type Pokemon, pokemonIn } from '#pokedex/pokemon.ts';
import { allAbilitiesIn } from '#pokedex/pokemonAbilities.ts';
import gameLists from '../../public/games.json' with { type: 'json' };
import pokedexRecords from '../../public/pokedex.json' with { type: 'json' };

let pokedex: readonly Pokemon[] | undefined;

/** Returns all Pokémon. */
export function getPokedex(): readonly Pokemon[] {
  pokedex ??= parsePokedex(pokedexRecords);
  return pokedex;
}

/** Lists the Pokémon of the generation, or those that a game has. */
export function listPokemon(ruleset: Ruleset): ReadonlySet<Pokemon> {
  return isGame(ruleset)
    ? pokemonOf(parseGameLists(gameLists), ruleset, 'all', getPokedex())
    : new Set(pokemonIn(ruleset, getPokedex()));
}

const abilitiesByGeneration = new Map<Ruleset, ReadonlySet<string>>();

/** Lists the abilities of all Pokémon of the generation or game, most of which change no matchup. */
export function listAbilities(ruleset: Ruleset): ReadonlySet<string> {
  const existingAbilities = abilitiesByGeneration.get(ruleset);
  if (existingAbilities) return existingAbilities;
  const pokemon = supports(ruleset, 'abilities') ? [...listPokemon(ruleset)] : [];
  const abilities = new Set(pokemon.flatMap((each) => allAbilitiesIn(ruleset, each)));
  abilitiesByGeneration.set(ruleset, abilities);
  return abilities;
}
