import { type Ability, abilities } from '#engine/ability.ts';
import type { ChosenDefender } from './defense.ts';
import type { ChosenAttack } from './offense.ts';
import type { Member } from './team.ts';

/**
 * The known attacks of a member, or else its own types and the Tera Type that it has become; each
 * with its ability if that affects attacks.
 */
export function memberAttacks(
  { attacks }: Pick<Member, 'attacks'>,
  { typing, tera, ability }: Pick<ChosenDefender, 'typing' | 'tera' | 'ability'>,
): ChosenAttack[] {
  const strikes = attacks.length > 0 ? attacks : [...typing, ...(tera ? [tera] : [])];
  const attackingAbility = ability && affectsAttacks(ability) ? ability : undefined;
  return strikes.map((strike) => ({ strike, ability: attackingAbility }));
}

function affectsAttacks(ability: Ability): boolean {
  const { attacking } = abilities[ability];
  return attacking !== undefined && !attacking.hidden;
}
