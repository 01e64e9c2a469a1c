import { createStore, type ReadableStore } from '#core/createStore.ts';
import { askBeforeLeaving } from './askBeforeLeaving.ts';
import {
  formatChanges,
  type ListItem,
  type NextItems,
  parseRecords,
  type RecordFormat,
  type Records,
} from './listRecords.ts';
import { openChannel } from './openChannel.ts';
import {
  type ListChange,
  readRecords,
  saveChanges,
  saveRecords,
  type Undo,
} from './recordRange.ts';
import { getSaveProblem, type SaveProblem } from './saveProblem.ts';

/** A list on the device as a tab knows it. */
export type SavedListState<Item> = {
  /** `pending` until the first read, `failed` if the browser refuses it. */
  state: 'pending' | 'failed' | 'done';
  /** The items in the player's order, with the changes that this tab holds; none before the first read. */
  items: readonly Item[];
  /** The records that cannot be read, by key. */
  unreadable: Records;
  /** The reason why the changes that this tab holds are not saved. */
  problem: SaveProblem | undefined;
};

/** A list on the device; after the first `load` its state also has the changes that other tabs make. */
export type SavedList<Item> = ReadableStore<SavedListState<Item>> & {
  /** Reads the list again. */
  load: () => Promise<void>;
  /**
   * Replaces the items, in their order, and returns the undo, which skips items that have changed
   * since. Rejects if the browser refuses; then nothing has changed.
   */
  change: (next: NextItems<Item>) => Promise<Undo>;
  /**
   * The same for a change that must not be lost: it is in the state at once, and stays there if the
   * browser refuses, until a later change saves it, too.
   */
  changeHeld: (next: NextItems<Item>) => Promise<Undo>;
  /** Returns the change for `saveChanges`, which saves those of several lists together. */
  plan: (next: NextItems<Item>) => ListChange;
};

/** The format of a list. */
export type SavedListFormat<Item> = RecordFormat<Item> & {
  /** The name of the channel between the tabs. */
  channel: string;
  /** Loads other data that `parse` needs for the records. */
  prepare?: (records: Records) => Promise<void>;
  /** Whether the browser asks before it leaves the page with changes that it has refused to save. */
  asksBeforeLeaving?: boolean;
};

/** A change that is not saved yet; its undo exists when it is. */
type HeldChange<Item> = { next: NextItems<Item>; undo?: Undo };

/** Creates a list, which is empty until the first `load`. */
export function createSavedList<Item extends ListItem>(
  format: SavedListFormat<Item>,
): SavedList<Item> {
  const { prefix, channel: channelName, prepare, asksBeforeLeaving = false } = format;
  type State = SavedListState<Item>;
  let stored: Omit<State, 'problem'> = { state: 'pending', items: [], unreadable: new Map() };
  let heldChanges: readonly HeldChange<Item>[] = [];
  let problem: SaveProblem | undefined;
  let endQuestion: (() => void) | undefined;
  /** Whether what `prepare` loads was there for the last change; without it, records would seem unreadable. */
  let isPrepared = true;
  let queue: Promise<void> = Promise.resolve();
  const store = createStore<State>({ ...stored, problem });
  const channel = openChannel(channelName);
  channel?.addEventListener('message', () => void load());

  function show(): void {
    const changes = stored.state === 'pending' ? [] : heldChanges;
    const { unreadable } = stored;
    const items = changes.reduce((before, { next }) => next(before, unreadable), stored.items);
    store.set({ ...stored, items, problem });
    if (!problem) endQuestion?.();
    else if (asksBeforeLeaving && !endQuestion) askUntilSaved();
  }

  function askUntilSaved(): void {
    const promise = new Promise<void>((resolve) => {
      endQuestion = resolve;
    });
    askBeforeLeaving(promise).finally(() => {
      endQuestion = undefined;
    });
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
    // What shows thousands of records renders in a task of its own.
    if (prepare) await new Promise((resolve) => setTimeout(resolve));
    return records;
  }

  async function canPrepare(): Promise<boolean> {
    try {
      await readPrepared();
      return true;
    } catch (error) {
      console.warn(`Failed to load what the records of ${channelName} need`, error);
      return false;
    }
  }

  const load = () =>
    runInTurn(async () => {
      try {
        stored = { state: 'done', ...parseRecords(format, await readPrepared()) };
      } catch (error) {
        console.warn(`Failed to read the records of ${channelName}`, error);
        stored = { state: 'failed', items: [], unreadable: new Map() };
      }
      show();
    });

  /** Runs a task in its turn, after the changes that this tab holds are saved. */
  const runAfterHeldChanges = (task: () => Promise<void>) =>
    runInTurn(async () => {
      // `prepare` cannot load anything while the transaction of the change is open.
      if (prepare) isPrepared = await canPrepare();
      await saveHeldChanges();
      await task();
    });

  const plan = (next: NextItems<Item>): ListChange => ({
    prefix,
    runInTurn: runAfterHeldChanges,
    change: (records) => formatChanges(format, records, next),
    finish(records) {
      stored = { state: isPrepared ? 'done' : 'failed', ...parseRecords(format, records) };
      show();
      channel?.postMessage('');
    },
  });

  async function saveHeldChanges(): Promise<void> {
    for (const held of heldChanges) {
      const change = plan(held.next);
      const finish = (records: Records) => {
        release(held);
        change.finish(records);
      };
      held.undo = await saveRecords([{ ...change, finish }]);
    }
  }

  function release(held: HeldChange<Item>): void {
    heldChanges = heldChanges.filter((each) => each !== held);
    if (heldChanges.length === 0) problem = undefined;
  }

  async function changeHeld(next: NextItems<Item>): Promise<Undo> {
    const held: HeldChange<Item> = { next };
    heldChanges = [...heldChanges, held];
    show();
    try {
      await askBeforeLeaving(runAfterHeldChanges(async () => {}));
    } catch (error) {
      console.warn(`Failed to save a change of ${channelName}`, error);
      problem = getSaveProblem(error);
      show();
    }
    return async () => {
      // In its turn, because a later change may be saving this one.
      await runInTurn(async () => release(held));
      if (held.undo) await held.undo();
      else show();
    };
  }

  return {
    ...{ get: store.get, subscribe: store.subscribe, load, plan, changeHeld },
    change: (next) => saveChanges([plan(next)]),
  };
}
