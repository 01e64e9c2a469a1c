import { type Generation, isGame, supports } from '#engine/generation.ts';
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
export function listPokemon(generation: Generation): ReadonlySet<Pokemon> {
  return isGame(generation)
    ? pokemonOf(parseGameLists(gameLists), generation, 'all', getPokedex())
    : new Set(pokemonIn(generation, getPokedex()));
}

const abilitiesByGeneration = new Map<Generation, ReadonlySet<string>>();

/** Lists the abilities of all Pokémon of the generation or game, most of which change no matchup. */
export function listAbilities(generation: Generation): ReadonlySet<string> {
  const existingAbilities = abilitiesByGeneration.get(generation);
  if (existingAbilities) return existingAbilities;
  const pokemon = supports(generation, 'abilities') ? [...listPokemon(generation)] : [];
  const abilities = new Set(pokemon.flatMap((each) => allAbilitiesIn(generation, each)));
  abilitiesByGeneration.set(generation, abilities);
  return abilities;
}
