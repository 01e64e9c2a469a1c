import { isType } from '#core/hit/strike.ts';
import type { ChosenDefender } from '#core/links/defense.ts';
import type { ChosenAttack } from '#core/links/offense.ts';
import { type Member, supportedMember, type TeamState } from '#core/links/team.ts';
import type { Traits } from '#core/pokedex/traits.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { moveUserOf, resolveStrike } from './moveUser.ts';
import { sortAttacks } from './offenseUrl.ts';

/**
 * Returns the known attacks of a member, or else attacks of its types and of its active Tera Type;
 * each with its ability if that affects attacks. Liquid Voice affects only sounds, which an import
 * has already made Water.
 */
export function getMemberAttacks(
  member: Pick<Member, 'attacks' | 'hasNoAttacks' | 'pokemon' | 'item'>,
  defender: Pick<ChosenDefender, 'typing' | 'tera' | 'attackingAbility'>,
): ChosenAttack[] {
  const { attacks, hasNoAttacks } = member;
  const { typing, tera, attackingAbility } = defender;
  const strikes =
    attacks.length > 0 || hasNoAttacks
      ? attacks.map((strike) => resolveStrike(strike, moveUserOf(member, defender)))
      : [...typing, ...(tera ? [tera] : [])];
  // It is not known whether a type without a move is a sound.
  const canTurnTypes = attackingAbility !== 'liquid_voice';
  return strikes.map((strike) => ({
    strike,
    ability: canTurnTypes || !isType(strike) ? attackingAbility : undefined,
  }));
}

/** Returns the attacks of all members that exist under the settings, in the games' order and each once. */
export function getTeamAttacks(
  team: Pick<TeamState, 'members' | 'inverse'>,
  settings: Settings,
  findTraits: (member: Member) => Traits | undefined,
): ChosenAttack[] {
  const attacks = team.members.flatMap((member) =>
    getMemberAttacks(member, supportedMember(settings, member, team, findTraits(member))),
  );
  return sortAttacks(attacks, settings);
}
