import { writeSettings } from '#preferences/settings.ts';
import type { KeptTeam } from '#saved/keptTeam.ts';
import { parseTeamLink } from '#saved/teamLink.ts';
import { getCurrentEntry, replaceEntry } from './entries.ts';
import type { CalculatorEntry } from './entry.ts';

/** Shows a kept team and its settings in an entry. */
export function showKeptTeam(entry: CalculatorEntry<'team'>, { id, link }: KeptTeam): void {
  const { state, settings } = parseTeamLink(link);
  if (getCurrentEntry()?.key === entry.key) writeSettings(settings);
  replaceEntry({ ...entry, state: { ...state, keptId: id }, settings, ignored: [] });
}
