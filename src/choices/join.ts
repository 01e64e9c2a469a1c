import { formatLink } from './link.ts';
import { remember, remembered } from './remembered.ts';
import type { Settings } from './settings.ts';
import { formatTeam, type Member, mostMembers, parseTeam } from './team.ts';

/** Lets somebody join the session's team; false when it is full. */
export function joinTeam(member: Member, settings: Settings): boolean {
  const { choice } = parseTeam(new URLSearchParams(remembered('team')));
  if (choice.members.length >= mostMembers) return false;
  const members = [...choice.members, member];
  remember('team', formatLink(formatTeam({ ...choice, members }), settings));
  return true;
}
