import type { Settings } from '#engine/settings.ts';
import { formatLink } from '#links/link.ts';
import { parseSettings } from '#links/settings.ts';
import { formatStoredTeam, parseTeam, type TeamState } from '#links/team.ts';

/** Parses the team and the settings in a query string of the team screen. */
export function parseTeamLink(link: string): { state: TeamState; settings: Settings } {
  const params = new URLSearchParams(link);
  return { state: parseTeam(params).state, settings: parseSettings(params).state };
}

/** Formats the query string as the team screen stores it, to compare it with another one. */
export function normalizeTeamLink(link: string): string {
  const { state, settings } = parseTeamLink(link);
  return formatLink(formatStoredTeam(state), settings);
}
