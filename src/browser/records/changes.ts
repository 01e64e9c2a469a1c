import { askBeforeLeaving } from '#browser/askBeforeLeaving.ts';
import type { Records } from './listRecords.ts';
import { changeRecords } from './recordRange.ts';

/** Undoes a change; rejects if the browser refuses. */
export type Undo = () => Promise<void>;

/** A change of the records of a list. */
type RecordChange = {
  /** The prefix of the keys of the records. */
  prefix: string;
  /** Runs the task after the earlier reads and changes of the list. */
  runInTurn: (task: () => Promise<void>) => Promise<void>;
  /** Returns the records that change. */
  change: (records: Records) => Records;
  /** Called when the records are saved. */
  finish: () => void;
};

/** A change of a list, and the one that undoes it. */
export type ListChange = RecordChange & { undo: RecordChange };

/**
 * Saves the changes of lists in one transaction, and returns the undo of all, which is one, too. Rejects
 * if the browser refuses; then nothing has changed. The browser asks before it leaves the page meanwhile.
 */
export async function saveChanges(changes: readonly ListChange[]): Promise<Undo> {
  await saveRecords(changes);
  return () => saveRecords(changes.map(({ undo }) => undo));
}

/** Saves the changes of lists in one transaction. */
export function saveRecords(changes: readonly RecordChange[]): Promise<void> {
  const save = async () => {
    await changeRecords(changes);
    for (const { finish } of changes) finish();
  };
  // Each list waits inside the turn of the one before it, so that all have their turn at once.
  const saveInTurn = changes.reduceRight(
    (task, { runInTurn }) =>
      () =>
        runInTurn(task),
    save,
  );
  return askBeforeLeaving(saveInTurn());
}
