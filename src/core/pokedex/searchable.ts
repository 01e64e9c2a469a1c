import type { Typing } from '#core/charts/type.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { type Pokemon, pokemonIn, typingIn } from './pokemon.ts';

/** A Pokémon to search. */
export type Searchable = {
  pokemon: Pokemon;
  /** The typing that type words match. */
  typing: Typing;
  /** Whether it exists in the chosen game; others are the last matches. */
  isInGame: boolean;
};

/** The Pokémon of the generation with their typings in it. */
export function searchablesIn(
  ruleset: Ruleset,
  pokedex: readonly Pokemon[],
  inGame?: ReadonlySet<Pokemon>,
): Searchable[] {
  return pokemonIn(ruleset, pokedex).map((pokemon) => ({
    pokemon,
    typing: typingIn(ruleset, pokemon),
    isInGame: !inGame || inGame.has(pokemon),
  }));
}
