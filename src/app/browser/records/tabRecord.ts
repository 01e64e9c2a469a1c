import { readRecord, readRecordKeys, removeRecord, writeRecord } from './database.ts';

// Values that are too large for session storage stay in IndexedDB while their tab is open. The tab has
// the key in its session storage and holds a shared lock of that name; so does a duplicate of the tab.

const prefix = 'tab-';

/** Minimum age in milliseconds of a record that is removed; a suspended tab holds no lock. */
const minRemovalAgeMs = 86_400_000;

type Lock = { release: () => void; releasePromise: Promise<unknown> };

const locks = new Map<string, Lock>();

/** Stores the value while this tab is open; resolves to its key, rejects if the browser refuses. */
export async function writeTabRecord(value: unknown): Promise<string> {
  const key = `${prefix}${Date.now()}-${crypto.randomUUID()}`;
  await lock(key);
  await writeRecord(key, value);
  return key;
}

/** Reads the value that this tab, or the tab it was duplicated from, has stored; undefined if none. */
export async function readTabRecord(key: string): Promise<unknown> {
  await lock(key);
  return readRecord(key);
}

/** Releases the lock, and removes the value unless a duplicate of this tab holds it. */
export async function removeTabRecord(key: string): Promise<void> {
  const lock = locks.get(key);
  locks.delete(key);
  lock?.release();
  await lock?.releasePromise;
  await removeUnlocked(key);
}

/** Removes the records of closed tabs that are older than a day. */
export async function removeClosedTabRecords(): Promise<void> {
  for (const key of await readRecordKeys()) {
    const storedAtMs = Number.parseInt(key.slice(prefix.length), 10);
    const isOld = key.startsWith(prefix) && Date.now() - storedAtMs > minRemovalAgeMs;
    if (isOld) await removeUnlocked(key);
  }
}

function lock(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (locks.has(key)) return resolve();
    const releasePromise = navigator.locks.request(key, { mode: 'shared' }, () => {
      resolve();
      return new Promise<void>((release) => locks.set(key, { release, releasePromise }));
    });
    releasePromise.catch(reject);
  });
}

async function removeUnlocked(key: string): Promise<void> {
  await navigator.locks.request(key, { ifAvailable: true }, (lock) =>
    lock ? removeRecord(key) : undefined,
  );
}
