import { abilitiesIn } from '#engine/ability.ts';
import { supports } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { type Attack, type World, worldIn } from '#engine/situation.ts';
import { attackOf, strikesIn } from '#engine/strike.ts';
import { type ChosenAttack, type OffenseState, uniqueAttacks } from './offense.ts';

/** The part of the state that exists under the settings, and the world of the battle. */
export function supportedAttacks(
  { generation }: Settings,
  { attacks, inverse, countAbilities }: OffenseState,
): {
  chosen: ChosenAttack[];
  attacks: Attack[];
  world: World;
  /** Whether the battle is inverse. */
  isInverse: boolean;
  countAbilities: boolean;
} {
  const strikes = strikesIn(generation);
  const isInverse = supports(generation, 'inverse') && inverse;
  const selectable = abilitiesIn(generation, 'attacking');
  const chosen = uniqueAttacks(
    attacks
      .filter(({ strike }) => strikes.includes(strike))
      .map(({ strike, ability }) => ({
        strike,
        ability: ability && selectable.includes(ability) ? ability : undefined,
      })),
  );
  return {
    chosen,
    attacks: chosen.map(({ strike, ability }) => ({
      ...attackOf(strike),
      abilities: ability && [ability],
    })),
    world: worldIn(generation, isInverse),
    isInverse,
    countAbilities: supports(generation, 'abilities') && countAbilities,
  };
}
