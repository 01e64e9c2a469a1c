import { type Ability, battleAbilitiesIn } from '#core/rules/ability.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { Pokemon } from './pokemon.ts';
import { allAbilitiesIn } from './pokemonAbilities.ts';

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
