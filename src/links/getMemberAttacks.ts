import { abilitiesIn } from '#engine/ability.ts';
import type { Settings } from '#engine/settings.ts';
import { isType } from '#engine/strike.ts';
import type { ChosenDefender } from './defense.ts';
import { resolveStrike } from './moveUser.ts';
import type { ChosenAttack } from './offense.ts';
import type { Member } from './team.ts';

/**
 * Returns the known attacks of a member, or else attacks of its types and of its active Tera Type;
 * each with its ability if that affects attacks. Liquid Voice affects only sounds, which an import
 * has already made Water.
 */
export function getMemberAttacks(
  { generation }: Settings,
  {
    attacks,
    hasNoAttacks,
    pokemon,
    item,
  }: Pick<Member, 'attacks' | 'hasNoAttacks' | 'pokemon' | 'item'>,
  { typing, tera, ability }: Pick<ChosenDefender, 'typing' | 'tera' | 'ability'>,
): ChosenAttack[] {
  const strikes =
    attacks.length > 0 || hasNoAttacks
      ? attacks.map((strike) => resolveStrike(strike, { pokemon, typing, tera, item }))
      : [...typing, ...(tera ? [tera] : [])];
  const attackingAbility = abilitiesIn(generation, 'attacking').find((each) => each === ability);
  // It is not known whether a type without a move is a sound.
  const canTurnTypes = attackingAbility !== 'liquid_voice';
  return strikes.map((strike) => ({
    strike,
    ability: canTurnTypes || !isType(strike) ? attackingAbility : undefined,
  }));
}
