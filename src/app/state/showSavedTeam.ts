import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { normalizeTeamLink, parseTeamLink } from '#app/state/saved/teamLink.ts';
import type { Session } from './createSession.ts';
import { type CalculatorEntry, formatStoredEntry } from './entry.ts';

/** Shows a saved team and its settings in an entry. */
export function showSavedTeam(
  session: Session,
  entry: CalculatorEntry<'team'>,
  { id, link }: SavedTeam,
): void {
  const { state, settings } = parseTeamLink(link);
  session.replace({ ...entry, state: { ...state, savedId: id }, settings, ignored: [] });
}

/**
 * Shows a saved team again if another tab has changed it; if this tab has a change that is not saved yet, saves that. While
 * the small window has one, the team that it shows is newer.
 */
export function followSavedTeam(
  session: Session,
  entry: CalculatorEntry<'team'>,
  team: SavedTeam,
): void {
  const edit = session.edits.get(team.id);
  if (edit) {
    session.saveEdit(team.id, edit);
    return;
  }
  if (session.edits.getShown(team.id)) return;
  const isNewer = normalizeTeamLink(team.link) !== formatStoredEntry(entry);
  if (isNewer) showSavedTeam(session, entry, team);
}
