import { createStore, type ReadableStore } from '#browser/createStore.ts';
import { type ListChange, saveChanges, saveRecords, type Undo } from './changes.ts';
import { type Edit, formatEdits, revertEdit, TooManyItemsError } from './edits.ts';
import {
  applyChanges,
  type ListItem,
  type NextItems,
  parseRecords,
  type RecordFormat,
  type Records,
} from './listRecords.ts';
import { readRecords } from './recordRange.ts';
import { getSaveProblem, type SaveProblem } from './saveProblem.ts';

/** A list on the device as a tab knows it. */
export type SavedListState<Item> = {
  /** `pending` until the first read, `failed` if the browser refuses it. */
  state: 'pending' | 'failed' | 'done';
  /** The items in the player's order, with the changes that this tab holds; none before the first read. */
  items: readonly Item[];
  /** The records that cannot be read, by key. */
  unreadable: Records;
  /** The reason why changes are not saved, which this tab holds. */
  problem: SaveProblem | undefined;
};

/** A list on the device; after the first `load` its state also has the changes that other tabs make. */
export type SavedList<Item> = ReadableStore<SavedListState<Item>> & {
  /** Reads the list again. */
  load: () => Promise<void>;
  /**
   * Replaces the items, in their order, and returns the undo, which skips items that have changed
   * since. Rejects if the browser refuses; then nothing has changed. A change that `isHeld` is in the
   * state at once, and stays there if the browser refuses: the next change saves it, too.
   */
  change: (next: NextItems<Item>, options?: { isHeld: boolean }) => Promise<Undo>;
  /** Returns the change for `saveChanges`, which saves those of several lists together. */
  plan: (next: NextItems<Item>) => ListChange;
};

/** The format of a list. */
export type SavedListFormat<Item> = RecordFormat<Item> & {
  /** The name of the channel between the tabs. */
  channel: string;
  /** Loads other data that `parse` needs for the records. */
  prepare?: (records: Records) => Promise<void>;
};

/** Creates a list, which is empty until the first `load`. */
export function createSavedList<Item extends ListItem>(
  format: SavedListFormat<Item>,
): SavedList<Item> {
  const { prefix, channel: channelName, prepare } = format;
  type State = SavedListState<Item>;
  let saved: Omit<State, 'problem'> = { state: 'pending', items: [], unreadable: new Map() };
  /** The changes that are not saved yet, or that the browser refuses to save. */
  let heldEdits: readonly Edit<Item>[] = [];
  let problem: SaveProblem | undefined;
  const store = createStore<State>({ ...saved, problem });
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  channel?.addEventListener('message', () => void load());
  let queue: Promise<void> = Promise.resolve();

  function show(): void {
    const edits = saved.state === 'pending' ? [] : heldEdits;
    const items = edits.reduce((before, { next }) => next(before), saved.items);
    store.set({ ...saved, items, problem });
  }

  function showRecords(records: Records): void {
    saved = { state: 'done', ...parseRecords(format, records) };
    show();
  }

  function release(edits: readonly Edit<Item>[]): void {
    heldEdits = heldEdits.filter((each) => !edits.includes(each));
    if (!heldEdits.some(({ isRefused }) => isRefused)) problem = undefined;
  }

  /** Runs one task after the other, so that the state has the newest records. */
  function runInTurn(task: () => Promise<void>): Promise<void> {
    const result = queue.then(task);
    queue = result.catch(() => {});
    return result;
  }

  async function readPrepared(): Promise<Records> {
    const records = await readRecords(prefix);
    await prepare?.(records);
    return records;
  }

  const load = () =>
    runInTurn(async () => {
      try {
        showRecords(await readPrepared());
      } catch (error) {
        console.warn(`Failed to read the records of ${channelName}`, error);
        saved = { state: 'failed', items: [], unreadable: new Map() };
        show();
      }
    });

  function planRecords(
    change: ListChange['change'],
    onSaved: () => void = () => {},
  ): Omit<ListChange, 'undo'> {
    let after: Records = new Map();
    return {
      prefix,
      runInTurn: (task) =>
        runInTurn(async () => {
          // `prepare` cannot load anything while the transaction of the change is open.
          if (prepare) await readPrepared();
          await task();
        }),
      change(records) {
        const changes = change(records);
        after = applyChanges(records, changes);
        return changes;
      },
      finish() {
        onSaved();
        showRecords(after);
        channel?.postMessage('');
      },
    };
  }

  function plan(edit: Edit<Item>): ListChange {
    let edits: readonly Edit<Item>[] = [];
    const change = (records: Records) => {
      edits = [...heldEdits.filter(({ isRefused }) => isRefused), edit];
      return formatEdits(format, records, edits);
    };
    const undo = (records: Records) => revertEdit(records, edit);
    return { ...planRecords(change, () => release(edits)), undo: planRecords(undo) };
  }

  /** Shows the change at once, and holds it if the browser refuses to save it. */
  async function changeHeld(edit: Edit<Item>): Promise<Undo> {
    heldEdits = [...heldEdits, edit];
    show();
    const change = plan(edit);
    try {
      return await saveChanges([change]);
    } catch (error) {
      if (error instanceof TooManyItemsError) {
        release([edit]);
        show();
        throw error;
      }
      console.warn(`Failed to save a change of ${channelName}`, error);
      edit.isRefused = true;
      problem = getSaveProblem(error);
      show();
      return async () => {
        // A later change may have saved this one.
        if (!heldEdits.includes(edit)) return saveRecords([change.undo]);
        release([edit]);
        show();
      };
    }
  }

  return {
    ...{ get: store.get, subscribe: store.subscribe, load },
    plan: (next) => plan({ next }),
    change: (next, { isHeld } = { isHeld: false }) =>
      isHeld ? changeHeld({ next }) : saveChanges([plan({ next })]),
  };
}
