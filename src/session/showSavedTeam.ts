import type { SavedTeam } from '#saved/savedTeam.ts';
import { parseTeamLink } from '#saved/teamLink.ts';
import type { Session } from './createSession.ts';
import type { CalculatorEntry } from './entry.ts';

/** Shows a saved team and its settings in an entry. */
export function showSavedTeam(
  session: Session,
  entry: CalculatorEntry<'team'>,
  { id, link }: SavedTeam,
): void {
  const { state, settings } = parseTeamLink(link);
  session.replace({ ...entry, state: { ...state, savedId: id }, settings, ignored: [] });
}
