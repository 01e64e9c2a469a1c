import type { OwnGamePokemon } from '#core/rulesets/ownGame.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { oncePerRuleset } from '#core/rulesets/rulesetCache.ts';

/** What an own game sets for Pokémon, by their ids; nothing in an official game. */
export const ownPokemonIn = oncePerRuleset(
  (ruleset): ReadonlyMap<string, OwnGamePokemon> =>
    new Map(isOwnGame(ruleset) ? ruleset.pokemon.map((pokemon) => [pokemon.id, pokemon]) : []),
);
