import type { Settings } from '#engine/settings.ts';
import type { Traits } from '#pokedex/traits.ts';
import { getMemberAttacks } from './getMemberAttacks.ts';
import { type ChosenAttack, sortAttacks } from './offense.ts';
import { type Member, supportedMember, type TeamState } from './team.ts';

/** Returns the attacks of all members that exist under the settings, in the games' order and each once. */
export function getTeamAttacks(
  team: Pick<TeamState, 'members' | 'inverse'>,
  settings: Settings,
  findTraits: (member: Member) => Traits | undefined,
): ChosenAttack[] {
  const attacks = team.members.flatMap((member) =>
    getMemberAttacks(settings, member, supportedMember(settings, member, team, findTraits(member))),
  );
  return sortAttacks(attacks, settings);
}
