import { listStoredKeys, readStored, writeStored } from '#browser/storage.ts';

/** A change of a kept team: its link before and after. */
export type TeamEdit = { base: string; link: string };

/** The prefix of the session storage keys of unsaved changes; the team's id follows. */
export const unsavedPrefix = 'unsaved.';

/** The session storage key of the ids of kept teams, by the key of the history entry. */
const idsKey = 'kept';

/** The changes that are not saved on the device yet, by the team's id. */
export const unsavedEdits = new Map<string, TeamEdit>();

/** Stores a change of a kept team for a reload, and then saves it on the device. */
export function storeEdit(id: string, { base, link }: TeamEdit): void {
  const edit = { base: unsavedEdits.get(id)?.base ?? base, link };
  unsavedEdits.set(id, edit);
  writeStored('session', unsavedPrefix + id, edit);
  loadAndSave(id);
}

/** Loads the code that saves changes, only in a session that has any, and saves this one. */
function loadAndSave(id: string): void {
  import('./saveEdits.ts').then(({ saveEdit }) => saveEdit(id)).catch(console.warn);
}

// A reload may have interrupted a change; the loaded module saves all that are stored.
if (listStoredKeys('session', unsavedPrefix)[0]) loadAndSave('');

/** Reads the id of the kept team that a history entry shows; the key `team` has the tab's last one. */
export function readKeptId(key: string): string | undefined {
  return readIds()[key];
}

/** Stores the id of the kept team under the key. */
export function writeKeptId(key: string, id: string | undefined): void {
  const ids = readIds();
  if (ids[key] !== id) writeStored('session', idsKey, { ...ids, [key]: id });
}

/** Storage may hold other values than text; they are the id of no team. */
function readIds(): Partial<Record<string, string>> {
  return { ...(readStored('session', idsKey) as Record<string, string>) };
}
