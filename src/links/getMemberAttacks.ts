import { abilitiesIn } from '#engine/ability.ts';
import type { Settings } from '#engine/settings.ts';
import type { ChosenDefender } from './defense.ts';
import type { ChosenAttack } from './offense.ts';
import type { Member } from './team.ts';

/**
 * Returns the known attacks of a member, or else attacks of its types and of its active Tera Type;
 * each with its ability if that affects attacks. Liquid Voice affects only sounds, which an import
 * has already made Water.
 */
export function getMemberAttacks(
  { generation }: Settings,
  { attacks }: Pick<Member, 'attacks'>,
  { typing, tera, ability }: Pick<ChosenDefender, 'typing' | 'tera' | 'ability'>,
): ChosenAttack[] {
  const strikes = attacks.length > 0 ? attacks : [...typing, ...(tera ? [tera] : [])];
  const attackingAbility = abilitiesIn(generation, 'attacking').find(
    (each) => each === ability && each !== 'liquid_voice',
  );
  return strikes.map((strike) => ({ strike, ability: attackingAbility }));
}
