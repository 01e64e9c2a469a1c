import { abilities } from '#engine/ability.ts';
import { supports } from '#engine/generation.ts';
import { selectableIn } from '#engine/rule.ts';
import type { Settings } from '#engine/settings.ts';
import { type Attack, type World, worldIn } from '#engine/situation.ts';
import { attackOf, strikesIn } from '#engine/strike.ts';
import { type ChosenAttack, type OffenseState, withoutRepeats } from './offense.ts';

/** The attacks that exist under the settings, the world they are made in, and whether abilities count. */
export function attacksUnder(
  { generation }: Settings,
  { attacks, inverse, countAbilities }: OffenseState,
): {
  chosen: ChosenAttack[];
  attacks: Attack[];
  world: World;
  /** Whether the world's battles are inverse. */
  isInverse: boolean;
  countAbilities: boolean;
} {
  const known = strikesIn(generation);
  const isInverse = supports(generation, 'inverse') && inverse;
  const selectable = selectableIn(generation, abilities, 'attacking');
  const chosen = withoutRepeats(
    attacks
      .filter(({ strike }) => known.includes(strike))
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
