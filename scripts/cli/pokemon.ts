import { parseGameLists, pokemonOf } from '#core/pokedex/gameLists.ts';
import { parsePokedex } from '#core/pokedex/parsePokedex.ts';
import { type Pokemon, pokemonIn } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { isGame, supports } from '#core/rulesets/ruleset.ts';
import { oncePerRuleset } from '#core/rulesets/rulesetCache.ts';
import gameLists from '../../public/games.json' with { type: 'json' };
import pokedexRecords from '../../public/pokedex.json' with { type: 'json' };

let pokedex: readonly Pokemon[] | undefined;

/** Returns all Pokémon. */
export function getPokedex(): readonly Pokemon[] {
  pokedex ??= parsePokedex(pokedexRecords);
  return pokedex;
}

/** Lists the Pokémon of the generation, or those that a game has. */
export const listPokemon = oncePerRuleset(
  (ruleset): ReadonlySet<Pokemon> =>
    isGame(ruleset)
      ? pokemonOf(parseGameLists(gameLists), ruleset, 'all', getPokedex())
      : new Set(pokemonIn(ruleset, getPokedex())),
);

/** Lists the abilities of all Pokémon of the generation or game, most of which change no matchup. */
export const listAbilities = oncePerRuleset((ruleset): ReadonlySet<string> => {
  const pokemon = supports(ruleset, 'abilities') ? [...listPokemon(ruleset)] : [];
  return new Set(pokemon.flatMap((each) => allAbilitiesIn(ruleset, each)));
});
