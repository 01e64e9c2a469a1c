import { type Member, maxMembers } from '#links/team.ts';
import { updateLastState } from './entries.ts';

/** Adds a member to the tab's team; it is Terastallized if no other is. False if the team is full. */
export function addToTeam(member: Member): boolean {
  let isFull = false;
  updateLastState('team', (state) => {
    isFull = state.members.length >= maxMembers;
    if (isFull) return state;
    const isTerastallized =
      member.tera !== undefined &&
      !state.members.some(({ tera, isTerastallized }) => tera && isTerastallized);
    const newMember = isTerastallized ? { ...member, isTerastallized } : member;
    return { ...state, members: [...state.members, newMember] };
  });
  return !isFull;
}
