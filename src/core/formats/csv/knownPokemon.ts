import type { ListEntry } from '#core/pokedex/list.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import { possibleAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { exactNameFinder } from '#core/pokedex/pokemonFinder.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** What the Pokédex says about a name in a list; undefined for a name that it lacks. */
export type FindKnown = (
  name: string,
) => Pick<ListEntry, 'number' | 'typing' | 'abilities' | 'hasOther'> | undefined;

/** Returns a function that finds what the Pokédex says about a name; the same object for the same Pokémon. */
export function knownPokemonFinder(pokedex: readonly Pokemon[], ruleset: Ruleset): FindKnown {
  const find = exactNameFinder(pokedex);
  const traitsByPokemon = new Map<Pokemon, ReturnType<FindKnown>>();
  return (name) => {
    const pokemon = find(name);
    if (!pokemon) return undefined;
    const traits = traitsByPokemon.get(pokemon) ?? describe(ruleset, pokemon);
    traitsByPokemon.set(pokemon, traits);
    return traits;
  };
}

function describe(ruleset: Ruleset, pokemon: Pokemon): ReturnType<FindKnown> {
  const typing = typingIn(ruleset, pokemon);
  const possibleAbilities = possibleAbilitiesIn(ruleset, pokemon);
  return typing.length === 0
    ? undefined
    : {
        number: pokemon.number ?? '',
        typing,
        abilities: possibleAbilities.filter((ability) => ability !== undefined),
        hasOther: possibleAbilities.includes(undefined),
      };
}
