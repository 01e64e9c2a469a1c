import type { KeptTeam } from '#saved/keptTeam.ts';
import { parseTeamLink } from '#saved/teamLink.ts';
import type { Session } from './createSession.ts';
import type { CalculatorEntry } from './entry.ts';

/** Shows a kept team and its settings in an entry. */
export function showKeptTeam(
  session: Session,
  entry: CalculatorEntry<'team'>,
  { id, link }: KeptTeam,
): void {
  const { state, settings } = parseTeamLink(link);
  session.replace({ ...entry, state: { ...state, keptId: id }, settings, ignored: [] });
}
