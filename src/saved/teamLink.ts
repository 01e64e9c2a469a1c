import type { Settings } from '#engine/settings.ts';
import { formatLink } from '#links/link.ts';
import { parseLink } from '#links/parseLink.ts';
import { formatStoredTeam, type TeamState } from '#links/team.ts';
import { findOwnGame } from './ownGames.ts';

/** Parses the team and the settings in a query string of the team screen. */
export function parseTeamLink(link: string): { state: TeamState; settings: Settings } {
  return parseLink('team', new URLSearchParams(link), findOwnGame);
}

/** Formats the query string as the team screen stores it, to compare it with another one. */
export function normalizeTeamLink(link: string): string {
  const { state, settings } = parseTeamLink(link);
  return formatLink(formatStoredTeam(state), settings);
}
