import { listStoredKeys, readStored, writeStored } from '#browser/storage.ts';

/** A change of a kept team: its link before and after. */
export type TeamEdit = { base: string; link: string };

/** The session storage has a change under this prefix and the team's id until it is on the device. */
export const unsavedPrefix = 'unsaved.';

/** The session storage has the kept team of each history entry under this key. */
const idsKey = 'kept';

/** The changes that are not on the device yet, by the team's id. */
export const unsavedEdits = new Map<string, TeamEdit>();

/** Stores a change of a kept team for a reload, and then keeps it. */
export function storeEdit(id: string, { base, link }: TeamEdit): void {
  const edit = { base: unsavedEdits.get(id)?.base ?? base, link };
  unsavedEdits.set(id, edit);
  writeStored('session', unsavedPrefix + id, edit);
  loadEdits(id);
}

/** Loads what writes the changes, only in a session that has any. */
function loadEdits(id: string): void {
  import('./saveEdits.ts').then(({ saveEdit }) => saveEdit(id)).catch(console.warn);
}

// A reload may have interrupted a change.
if (listStoredKeys('session', unsavedPrefix)[0]) loadEdits('');

/** The id of the kept team that a history entry shows, or the tab's last one under `team`. */
export function readKeptId(key: string): string | undefined {
  return readIds()[key];
}

/** Stores the id of the kept team under the key. */
export function writeKeptId(key: string, id: string | undefined): void {
  const ids = readIds();
  if (ids[key] !== id) writeStored('session', idsKey, { ...ids, [key]: id });
}

/** An id that is no text belongs to no team. */
function readIds(): Partial<Record<string, string>> {
  return { ...(readStored('session', idsKey) as Record<string, string>) };
}
