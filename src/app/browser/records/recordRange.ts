import { askBeforeLeaving } from './askBeforeLeaving.ts';
import { openDatabase } from './database.ts';
import { applyChanges, type Records, revertChanges } from './listRecords.ts';

/** Undoes a change; rejects if the browser refuses. */
export type Undo = () => Promise<void>;

/** A change of the records of a list. */
export type ListChange = {
  /** The prefix of the keys of the records. */
  prefix: string;
  /** Runs the task after the earlier reads and changes of the list. */
  runInTurn: (task: () => Promise<void>) => Promise<void>;
  /** Returns the records that change. */
  change: (records: Records) => Records;
  /** Called with all records of the list after the change is saved. */
  finish: (records: Records) => void;
};

/** All values whose keys start with the prefix, by key; rejects if the browser refuses access. */
export async function readRecords(prefix: string): Promise<Map<string, unknown>> {
  const { promisifyRequest, store } = await openDatabase();
  return store('readonly', (records) => readRange(records, prefix, promisifyRequest));
}

/**
 * Saves the changes of lists in one transaction, and returns the undo, which skips records that have
 * changed since. Rejects if the browser refuses access or has no space; then nothing has changed. The
 * browser asks before it leaves the page meanwhile.
 */
export async function saveChanges(changes: readonly ListChange[]): Promise<Undo> {
  let undo: Undo = async () => {};
  const save = async () => {
    undo = await saveRecords(changes);
  };
  // Each list waits within the turn of the one before, so that all have their turn at once.
  const saveInTurn = changes.reduceRight(
    (task, { runInTurn }) =>
      () =>
        runInTurn(task),
    save,
  );
  await askBeforeLeaving(saveInTurn());
  return undo;
}

/** Saves the changes of lists, whose turn it is, as `saveChanges` does. */
export async function saveRecords(changes: readonly ListChange[]): Promise<Undo> {
  const reverts: ListChange[] = [];
  const finishes: (() => void)[] = [];
  const { promisifyRequest, store } = await openDatabase();
  await store('readwrite', async (records) => {
    const commit = promisifyRequest(records.transaction);
    // If `change` throws, nothing awaits the aborted transaction.
    commit.catch(() => {});
    try {
      for (const each of changes) {
        const before = await readRange(records, each.prefix, promisifyRequest);
        const values = each.change(before);
        for (const [key, value] of values) {
          if (value === undefined) records.delete(key);
          else records.put(value, key);
        }
        const revert = (now: Records) => revertChanges(now, values, before);
        reverts.push({ ...each, change: revert });
        finishes.push(() => each.finish(applyChanges(before, values)));
      }
    } catch (error) {
      records.transaction.abort();
      throw error;
    }
    await commit;
  });
  for (const finish of finishes) finish();
  return async () => void (await saveChanges(reverts));
}

async function readRange(
  records: IDBObjectStore,
  prefix: string,
  promisify: <T>(request: IDBRequest<T>) => Promise<T>,
): Promise<Map<string, unknown>> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [keys, values] = await Promise.all([
    promisify(records.getAllKeys(range)),
    promisify(records.getAll(range)),
  ]);
  return new Map(keys.map((key, index) => [String(key), values[index]]));
}
