import { readStored, writeStored } from '#browser/storage.ts';

/** A change of a kept team: its link before and after. */
export type KeptEdit = { base: string; link: string };

/** The session storage has a change under this prefix and the team's id until it is on the device. */
export const unsavedPrefix = 'unsaved.';

/** The session storage has the kept team of each history entry under this key. */
const idsKey = 'kept';

/** The changes that are not on the device yet, by the team's id. */
export const unsavedEdits = new Map<string, KeptEdit>();

/** Stores a change of a kept team for a reload, and then keeps it. */
export function keepEdit(id: string, { base, link }: KeptEdit): void {
  const key = unsavedPrefix + id;
  const unsaved = (unsavedEdits.get(id) ?? readStored('session', key) ?? {}) as Partial<KeptEdit>;
  const edit = { base: unsaved.base ?? base, link };
  unsavedEdits.set(id, edit);
  writeStored('session', key, edit);
  // Loaded only by a session that has a kept team.
  import('./keptEdits.ts').then(({ saveEdit }) => saveEdit(id)).catch(console.warn);
}

/** The id of the kept team that a history entry shows, or the tab's last one under `team`. */
export function keptIdOf(key: string): string | undefined {
  const id = readIds()[key];
  return typeof id === 'string' ? id : undefined;
}

/** Stores the id of the kept team under the key. */
export function writeKeptId(key: string, id: string | undefined): void {
  const ids = readIds();
  if (ids[key] !== id) writeStored('session', idsKey, { ...ids, [key]: id });
}

function readIds(): Partial<Record<string, unknown>> {
  return { ...(readStored('session', idsKey) as object) };
}
