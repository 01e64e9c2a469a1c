import '#core/links/allCodecs.ts';
import { formatStoredLink } from '#core/links/link.ts';
import { hasKnownNames } from '#core/links/parameter.ts';
import { parseLink } from '#core/links/parseLink.ts';
import { calculators } from '#core/links/registry.ts';
import type { FindGame } from '#core/links/settings.ts';
import { formatStoredTeam, type TeamState } from '#core/links/team.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { findOwnGame } from './ownGames.ts';

/** The address of the team screen for its query string; one without parameters would keep the present team. */
export function formatTeamAddress(link: string): string {
  return `${calculators.team.path}?${link || 'format=simple'}`;
}

/** Parses the team and the settings in a query string of the team screen. */
export function parseTeamLink(link: string): { state: TeamState; settings: Settings } {
  return parseLink('team', new URLSearchParams(link), findOwnGame);
}

/** Whether the app knows every part of the query string; a newer version may have written more. */
export function isWholeTeamLink(link: string, findGame: FindGame = findOwnGame): boolean {
  const params = new URLSearchParams(link);
  return hasKnownNames(params) && parseLink('team', params, findGame).ignored.length === 0;
}

/** Formats the query string as the team screen stores it, to compare it with another one. */
export function normalizeTeamLink(link: string, findGame: FindGame = findOwnGame): string {
  const { state, settings } = parseLink('team', new URLSearchParams(link), findGame);
  return formatStoredLink(formatStoredTeam(state), settings);
}
