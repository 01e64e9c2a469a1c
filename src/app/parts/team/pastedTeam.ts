import type { ClipboardEvent } from 'react';

/** The team that the player pastes into a field for one line, as a file for the import; undefined if it is one line. */
export function pastedTeam(event: ClipboardEvent): File | undefined {
  const text = event.clipboardData.getData('text/plain').trim();
  if (!text.includes('\n')) return undefined;
  event.preventDefault();
  return new File([text], '');
}
