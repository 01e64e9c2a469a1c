import { type Ability, abilitiesIn } from '#core/rules/ability.ts';
import { existsIn, generationNumber, type Ruleset } from '#core/rulesets/ruleset.ts';
import { ownPokemonIn } from './ownPokemon.ts';
import type { Pokemon } from './pokemon.ts';

/** The first generation with hidden abilities. */
const hiddenAbilitySince = 5;

/** Each ability of the Pokémon in the generation with its slot, '' if none is known. */
function slottedAbilitiesIn(
  ruleset: Ruleset,
  { id, abilities, slots, pastAbilities = [] }: Pokemon,
): { ability: string; slot: string }[] {
  const own = ownPokemonIn(ruleset).get(id);
  const past = pastAbilities.find(([last]) => generationNumber(ruleset) <= last);
  const [, names, letters = ''] = own?.abilities
    ? [undefined, own.abilities, own.slots]
    : (past ?? [undefined, abilities, slots]);
  const hasHidden = existsIn(ruleset, hiddenAbilitySince);
  return names
    .map((ability, index) => ({ ability, slot: letters[index] ?? '' }))
    .filter(({ slot }) => hasHidden || slot !== 'H');
}

/** All of the Pokémon's abilities in the generation, including those that change no matchup. */
export function allAbilitiesIn(ruleset: Ruleset, pokemon: Pokemon): readonly string[] {
  return slottedAbilitiesIn(ruleset, pokemon).map(({ ability }) => ability);
}

/** The Pokémon's abilities in the generation by their slots. */
export function abilitySlotsIn(
  ruleset: Ruleset,
  pokemon: Pokemon,
): Readonly<Record<string, string>> {
  const slottedAbilities = slottedAbilitiesIn(ruleset, pokemon);
  return Object.fromEntries(slottedAbilities.map(({ ability, slot }) => [slot, ability]));
}

/** The Pokémon's abilities in the generation that change a matchup when it defends. */
export function relevantAbilitiesIn(ruleset: Ruleset, pokemon: Pokemon): Ability[] {
  const allAbilities = allAbilitiesIn(ruleset, pokemon);
  return abilitiesIn(ruleset, 'defending').filter((ability) => allAbilities.includes(ability));
}

/** The Pokémon's only ability in the generation, if it changes a matchup when it defends. */
export function onlyAbilityIn(ruleset: Ruleset, pokemon: Pokemon): Ability | undefined {
  const isOnly = allAbilitiesIn(ruleset, pokemon).length === 1;
  return isOnly ? relevantAbilitiesIn(ruleset, pokemon)[0] : undefined;
}

/** Each ability the Pokémon may have; undefined stands for all those that change no matchup. */
export function possibleAbilitiesIn(ruleset: Ruleset, pokemon: Pokemon): (Ability | undefined)[] {
  const relevantAbilities = relevantAbilitiesIn(ruleset, pokemon);
  const { length } = allAbilitiesIn(ruleset, pokemon);
  return length > 0 && relevantAbilities.length === length
    ? relevantAbilities
    : [undefined, ...relevantAbilities];
}
