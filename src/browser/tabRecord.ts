import { readRecord, recordKeys, removeRecord, writeRecord } from './database.ts';

// Values too large for the session storage, which live in IndexedDB as long as their tab. The tab keeps
// the key in its session storage and holds a shared lock of that name; so does a duplicate of the tab.

const prefix = 'tab-';

/** A tab that the browser has put to sleep holds no lock; so long its records stay all the same. */
const maxUnlockedMs = 86_400_000;

type Lock = { release: () => void; released: Promise<unknown> };

const locks = new Map<string, Lock>();

/** Stores the value as long as this tab is open; resolves to its key, rejects where the browser refuses. */
export async function writeTabRecord(value: unknown): Promise<string> {
  const key = `${prefix}${Date.now()}-${crypto.randomUUID()}`;
  await lock(key);
  await writeRecord(key, value);
  return key;
}

/** The value that this tab, or the one it is a duplicate of, has stored; undefined for none. */
export async function readTabRecord(key: string): Promise<unknown> {
  await lock(key);
  return readRecord(key);
}

/** Gives the value up, and removes it unless a duplicate of this tab has it as well. */
export async function removeTabRecord(key: string): Promise<void> {
  const held = locks.get(key);
  locks.delete(key);
  held?.release();
  await held?.released;
  await removeUnlocked(key);
}

/** Removes what closed tabs have left behind. */
export async function sweepTabRecords(): Promise<void> {
  for (const key of await recordKeys()) {
    const stored = Number.parseInt(key.slice(prefix.length), 10);
    const isOld = key.startsWith(prefix) && Date.now() - stored > maxUnlockedMs;
    if (isOld) await removeUnlocked(key);
  }
}

function lock(key: string): Promise<void> {
  return new Promise((locked, fail) => {
    if (locks.has(key)) return locked();
    const released = navigator.locks.request(key, { mode: 'shared' }, () => {
      locked();
      return new Promise<void>((release) => locks.set(key, { release, released }));
    });
    released.catch(fail);
  });
}

async function removeUnlocked(key: string): Promise<void> {
  await navigator.locks.request(key, { ifAvailable: true }, (lock) =>
    lock ? removeRecord(key) : undefined,
  );
}
