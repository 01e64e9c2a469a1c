import type { Fighter } from '#core/answers/fighter.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** The types by the ability that gives them; sim: forecast and mimicry in data/abilities.js. */
const typingsByAbility: Readonly<Record<string, Fighter['fieldTypings']>> = {
  forecast: {
    sun: ['fire'],
    desolate_land: ['fire'],
    rain: ['water'],
    primordial_sea: ['water'],
  },
  mimicry: {
    electric_terrain: ['electric'],
    grassy_terrain: ['grass'],
    misty_terrain: ['fairy'],
    psychic_terrain: ['psychic'],
  },
};

/** The types that the field gives to a Pokémon whose only ability is Forecast or Mimicry. */
export function fieldTypingsOf(
  ruleset: Ruleset,
  pokemon: Pokemon | undefined,
): Fighter['fieldTypings'] {
  const [ability = '', ...others] = pokemon ? allAbilitiesIn(ruleset, pokemon) : [];
  return others.length === 0 ? typingsByAbility[ability] : undefined;
}
