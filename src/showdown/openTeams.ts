import type { Generation } from '#engine/generation.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import type { ShowdownTeam, UnreadLine } from './team.ts';

/** A select with more teams than this answers slowly. */
export const maxTeams = 1000;

/** Lines that say nothing we know are listed up to this one. */
const maxUnread = 50;

/** What of a pasted text is shown: the first of its teams, members and unread lines, and how many there are. */
export type OpenedTeams = {
  teams: readonly (ShowdownTeam & { memberCount: number })[];
  teamCount: number;
  unread: readonly UnreadLine[];
  unreadCount: number;
};

/** The teams in a text copied from Showdown, each with its first `maxMembers`; no text throws. */
export async function openTeams(
  text: string,
  pokedex: readonly Pokemon[],
  generation: Generation,
  maxMembers: number,
): Promise<OpenedTeams> {
  // What reads sets is loaded with the first text.
  const { readShowdown } = await import('./readTeam.ts');
  const { teams, unread } = readShowdown(text, pokedex, generation);
  return {
    teams: teams.slice(0, maxTeams).map(({ name, members }) => ({
      name,
      members: members.slice(0, maxMembers),
      memberCount: members.length,
    })),
    teamCount: teams.length,
    unread: unread.slice(0, maxUnread),
    unreadCount: unread.length,
  };
}
