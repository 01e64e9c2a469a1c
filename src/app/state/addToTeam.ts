import '#core/links/allCodecs.ts';
import { type Member, maxMembers } from '#core/links/team.ts';
import type { Session } from './createSession.ts';

/** Adds a member to the tab's team; it is Terastallized if no other is. False if the team is full. */
export function addToTeam(session: Session, member: Member): boolean {
  let isFull = false;
  session.updateLast('team', (state) => {
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
