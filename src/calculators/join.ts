import { formatLink } from './link.ts';
import { remember, remembered, replaceBelow } from './remembered.ts';
import type { Settings } from './settings.ts';
import { formatTeam, type Member, mostMembers, parseTeam } from './team.ts';

/** Lets somebody join the session's team; false when it is full. */
export function joinTeam(member: Member, settings: Settings): boolean {
  const before = remembered('team');
  const { choice } = parseTeam(new URLSearchParams(before));
  if (choice.members.length >= mostMembers) return false;
  const members = [...choice.members, member];
  const next = formatLink(formatTeam({ ...choice, members }), settings);
  replaceBelow('team', before, next);
  remember('team', next);
  return true;
}
