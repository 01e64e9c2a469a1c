import { type Ability, abilitiesIn, battleAbilitiesIn } from '#core/rules/ability.ts';
import { eras } from '#core/rulesets/era.ts';
import { existsIn, generationNumber, type Ruleset } from '#core/rulesets/ruleset.ts';
import type { Pokemon } from './pokemon.ts';

/** The first generation with hidden abilities. */
const hiddenAbilitySince = 5;

/** Each ability of the Pokémon in the generation with its slot, '' if none is known. */
function slottedAbilitiesIn(
  ruleset: Ruleset,
  { abilities, slots = '', pastAbilities = [] }: Pokemon,
): { ability: string; slot: string }[] {
  const past = pastAbilities.find(([last]) => generationNumber(ruleset) <= last);
  const [, names, letters] = past ?? [undefined, abilities, slots];
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

/** The Pokémon's only ability in the generation, if it changes the Pokémon's attacks. */
export function onlyAttackingAbilityIn(ruleset: Ruleset, pokemon: Pokemon): Ability | undefined {
  const [only, ...others] = allAbilitiesIn(ruleset, pokemon);
  return others.length === 0
    ? abilitiesIn(ruleset, 'attacking').find((ability) => ability === only)
    : undefined;
}

/** Each ability the Pokémon may have; undefined stands for all those that change no matchup. */
export function possibleAbilitiesIn(ruleset: Ruleset, pokemon: Pokemon): (Ability | undefined)[] {
  const relevantAbilities = relevantAbilitiesIn(ruleset, pokemon);
  const { length } = allAbilitiesIn(ruleset, pokemon);
  return length > 0 && relevantAbilities.length === length
    ? relevantAbilities
    : [undefined, ...relevantAbilities];
}

/** Each ability the Pokémon may have in a battle; undefined stands for all those that change no hit. */
export function possibleBattleAbilitiesIn(
  ruleset: Ruleset,
  pokemon: Pokemon,
): (Ability | undefined)[] {
  // Tera Shift gives Terapagos the form with Tera Shell as soon as it enters.
  const allAbilities = allAbilitiesIn(ruleset, pokemon).map((ability) =>
    ability === 'tera_shift' ? 'tera_shell' : ability,
  );
  const relevant = battleAbilitiesIn(ruleset).filter((each) => allAbilities.includes(each));
  const hasOther = allAbilities.length === 0 || relevant.length < allAbilities.length;
  return hasOther ? [undefined, ...relevant] : relevant;
}

/** The Pokémon's only ability in every generation with abilities, if it changes a matchup. */
export function constantAbility(pokemon: Pokemon): Ability | undefined {
  const soleAbilities = eras
    .filter((each) => each !== 'gen1' && existsIn(each, pokemon.generation))
    .map((each) => onlyAbilityIn(each, pokemon));
  return soleAbilities.every((ability) => ability === soleAbilities[0])
    ? soleAbilities[0]
    : undefined;
}
