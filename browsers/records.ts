import type { Page } from './page.ts';

/** The stored records by their keys. */
export type Records = Record<string, unknown>;

/** Starts a script of the page with a transaction of the app's records; `done` ends it with a value. */
const transaction = (script: string) => `new Promise((done, refuse) => {
  const opening = indexedDB.open('countertype');
  opening.onupgradeneeded = () => opening.result.createObjectStore('records');
  opening.onerror = () => refuse(opening.error);
  opening.onsuccess = () => {
    const records = opening.result.transaction('records', 'readwrite').objectStore('records');
    records.transaction.oncomplete = () => opening.result.close();
    ${script}
  };
})`;

/** Reads all records of the device. */
export function readRecords({ tab }: Page): Promise<Records> {
  return tab.evaluate(
    transaction(`
    const keys = records.getAllKeys();
    const values = records.getAll();
    values.onsuccess = () =>
      done(Object.fromEntries(keys.result.map((key, index) => [key, values.result[index]])));`),
  );
}

/** Leaves the device with only these records. */
export async function replaceRecords({ tab }: Page, entries: Records): Promise<void> {
  await tab.evaluate(
    transaction(`
    records.clear();
    for (const [key, value] of Object.entries(${JSON.stringify(entries)})) records.put(value, key);
    records.transaction.oncomplete = () => {
      opening.result.close();
      done();
    };`),
  );
}
