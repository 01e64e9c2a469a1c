import { type Attack, type World, worldIn } from '#core/hit/situation.ts';
import { type ChosenAttack, type OffenseState, removeRepeats } from '#core/links/offense.ts';
import { abilitiesIn } from '#core/rules/ability.ts';
import { supports } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { isSupported, toAttack } from './supportedStrikes.ts';

/** Returns the part of the state that exists under the settings, and the world of the battle. */
export function supportedAttacks(
  { ruleset }: Settings,
  { attacks, inverse, countAbilities }: OffenseState,
): {
  /** The attacks as the player chose them. */
  chosenAttacks: ChosenAttack[];
  attacks: Attack[];
  world: World;
  /** Whether the battle is inverse. */
  isInverse: boolean;
  countAbilities: boolean;
} {
  const isInverse = supports(ruleset, 'inverse') && inverse;
  const selectableAbilities = abilitiesIn(ruleset, 'attacking');
  const chosenAttacks = removeRepeats(
    attacks
      .filter(({ strike }) => isSupported(ruleset, strike))
      .map(({ strike, ability }) => ({
        strike,
        ability: ability && selectableAbilities.includes(ability) ? ability : undefined,
      })),
  );
  return {
    chosenAttacks,
    attacks: chosenAttacks.map(({ strike, ability }) => ({
      ...toAttack(strike),
      abilities: ability && [ability],
    })),
    world: worldIn(ruleset, isInverse),
    isInverse,
    countAbilities: supports(ruleset, 'abilities') && countAbilities,
  };
}
