import type { Typing } from '#core/charts/type.ts';
import { type Ability, abilitiesIn } from '#core/rules/ability.ts';
import { eras } from '#core/rulesets/era.ts';
import { existsIn, type Ruleset, supports } from '#core/rulesets/ruleset.ts';
import { type Pokemon, typingIn } from './pokemon.ts';
import { allAbilitiesIn, onlyAbilityIn } from './pokemonAbilities.ts';

/** Properties of a Pokémon in a generation that do not depend on the player's picks. */
export type Traits = {
  typing: Typing;
  onlyAbility: Ability | undefined;
  onlyAttackingAbility?: Ability | undefined;
  /** Whether no move replaces its types or takes one away. */
  hasFixedTypes?: boolean;
};

/** The National Dex numbers of Arceus and Silvally, sim: setType in sim/pokemon.js */
const fixedTypeNumbers = ['493', '773'];

/** The Pokémon's traits in the generation; no types if it does not exist yet. */
export function traitsIn(ruleset: Ruleset, pokemon: Pokemon): Traits {
  const exists = existsIn(ruleset, pokemon.generation);
  return {
    typing: exists ? typingIn(ruleset, pokemon) : [],
    onlyAbility: exists ? onlyAbilityIn(ruleset, pokemon) : undefined,
    onlyAttackingAbility: exists ? onlyAttackingAbilityIn(ruleset, pokemon) : undefined,
    hasFixedTypes: fixedTypeNumbers.some((number) => number === pokemon.number),
  };
}

/** What a pick of a Pokémon adds to a state. */
export type PokemonPicks = { pokemon: string; types: Typing; ability: Ability | undefined };

/**
 * What a pick of the Pokémon adds to a state. The ability is the one that the Pokémon has in every
 * generation, because the state stays when the generation changes.
 */
export function picksFromPokemon(ruleset: Ruleset, pokemon: Pokemon): PokemonPicks {
  return {
    pokemon: pokemon.id,
    types: typingIn(ruleset, pokemon),
    ability: constantAbility(ruleset, pokemon),
  };
}

/** The Pokémon's only ability here and in every generation with abilities, if it changes a matchup. */
export function constantAbility(ruleset: Ruleset, pokemon: Pokemon): Ability | undefined {
  const soleAbilities = [ruleset, ...eras]
    .filter((each) => supports(each, 'abilities') && existsIn(each, pokemon.generation))
    .map((each) => onlyAbilityIn(each, pokemon));
  return soleAbilities.every((ability) => ability === soleAbilities[0])
    ? soleAbilities[0]
    : undefined;
}

/** The Pokémon's only ability in the generation, if it changes the Pokémon's attacks. */
function onlyAttackingAbilityIn(ruleset: Ruleset, pokemon: Pokemon): Ability | undefined {
  const [only, ...others] = allAbilitiesIn(ruleset, pokemon);
  return others.length === 0
    ? abilitiesIn(ruleset, 'attacking').find((ability) => ability === only)
    : undefined;
}
