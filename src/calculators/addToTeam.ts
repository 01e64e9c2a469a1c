import { updateLast } from './entries.ts';
import { type Member, maxMembers } from './team.ts';

/** Adds a member to the tab's team; false if it is full. */
export function addToTeam(member: Member): boolean {
  let isFull = false;
  updateLast('team', (state) => {
    isFull = state.members.length >= maxMembers;
    return isFull ? state : { ...state, members: [...state.members, member] };
  });
  return !isFull;
}
