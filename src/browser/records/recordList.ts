import { askBeforeLeaving } from '#browser/askBeforeLeaving.ts';
import { createStore, type ReadableStore } from '#browser/createStore.ts';
import { changeRecords, readRecords } from './recordRange.ts';

/** An item of a list that is saved on the device. */
type ListItem = { id: string };

/** The items in the player's order, and the records that cannot be read, by key. */
export type RecordListState<Item> =
  | { state: 'pending' }
  | { state: 'failed' }
  | { state: 'done'; items: readonly Item[]; unreadable: ReadonlyMap<string, unknown> };

/** A list that is saved in IndexedDB, one record for each item. */
export type RecordList<Item> = {
  /** The list; after the first `load` it also has the changes that other tabs make. */
  store: ReadableStore<RecordListState<Item>>;
  /** Reads the list again. */
  load: () => Promise<void>;
  /**
   * Replaces the items, in their order, and returns the undo, which skips items that have changed
   * since. Rejects if the browser refuses; then nothing has changed. The browser asks before it leaves
   * the page while a change is being written.
   */
  change: (change: (items: readonly Item[]) => readonly Item[]) => Promise<() => Promise<void>>;
};

/** The format of a list in IndexedDB. */
export type RecordListFormat<Item> = {
  /** The prefix of the keys in IndexedDB, before the id of an item. */
  prefix: string;
  /** The name of the channel between the tabs. */
  channel: string;
  /** The record of an item, which `structuredClone` can copy. */
  format: (item: Item) => object;
  /** Loads other data that `parse` needs for the records. */
  prepare?: (records: ReadonlyMap<string, unknown>) => Promise<void>;
  /** The item of a record's fields; undefined if it cannot be read. */
  parse: (fields: Partial<Record<string, unknown>>) => Item | undefined;
};

type PositionedItem<Item> = { item: Item; position: number };

/** Creates a list, which is empty until the first `load`. */
export function createRecordList<Item extends ListItem>({
  prefix,
  channel: channelName,
  format,
  prepare,
  parse,
}: RecordListFormat<Item>): RecordList<Item> {
  const store = createStore<RecordListState<Item>>({ state: 'pending' });
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  channel?.addEventListener('message', () => void load());

  let loading: Promise<void> = Promise.resolve();

  function load(): Promise<void> {
    // One read after the other, so that the last one has the newest records.
    loading = loading.then(async () => {
      try {
        const records = await readRecords(prefix);
        await prepare?.(records);
        const { items, unreadable } = parseRecords(records);
        store.set({ state: 'done', items: items.map(({ item }) => item), unreadable });
      } catch (error) {
        console.warn(`Failed to read the records of ${channelName}`, error);
        store.set({ state: 'failed' });
      }
    });
    return loading;
  }

  async function publish(): Promise<void> {
    channel?.postMessage('');
    await load();
  }

  async function change(
    changeItems: (items: readonly Item[]) => readonly Item[],
  ): Promise<() => Promise<void>> {
    // `prepare` cannot load anything while the transaction of the change is open.
    if (prepare) await prepare(await readRecords(prefix));
    let before: ReadonlyMap<string, unknown> = new Map();
    let changes: ReadonlyMap<string, unknown> = new Map();
    await changeRecords(prefix, (records) => {
      before = records;
      changes = formatChanges(records, changeItems);
      return changes;
    });
    await publish();
    return async () => {
      await changeRecords(
        prefix,
        (records) =>
          new Map(
            [...changes]
              .filter(([key, value]) => isSame(records.get(key), value))
              .map(([key]) => [key, before.get(key)]),
          ),
      );
      await publish();
    };
  }

  function formatChanges(
    records: ReadonlyMap<string, unknown>,
    changeItems: (items: readonly Item[]) => readonly Item[],
  ): Map<string, unknown> {
    const { items: current } = parseRecords(records);
    const next = changeItems(current.map(({ item }) => item));
    const positions = new Map(current.map(({ item, position }) => [item.id, position]));
    const nextIds = new Set(next.map(({ id }) => id));
    const changes = new Map<string, unknown>();
    for (const { item } of current)
      if (!nextIds.has(item.id)) changes.set(prefix + item.id, undefined);
    // Backwards: a new item is usually the first, so the positions of the others stay.
    let limit = Math.max(0, ...positions.values()) + next.length + 1;
    for (const item of next.toReversed()) {
      limit = Math.min(limit - 1, positions.get(item.id) ?? Number.POSITIVE_INFINITY);
      const record = { ...format(item), position: limit };
      if (!isSame(records.get(prefix + item.id), record)) changes.set(prefix + item.id, record);
    }
    return changes;
  }

  function parseRecords(records: ReadonlyMap<string, unknown>) {
    const items: PositionedItem<Item>[] = [];
    const unreadable = new Map<string, unknown>();
    for (const [key, record] of records) {
      const item = parseRecord(key, record);
      if (item) items.push(item);
      else unreadable.set(key, record);
    }
    items.sort((one, other) => one.position - other.position);
    return { items, unreadable };
  }

  function parseRecord(key: string, record: unknown): PositionedItem<Item> | undefined {
    if (typeof record !== 'object' || record === null) return undefined;
    const fields = record as Partial<Record<string, unknown>>;
    const { id, position } = fields;
    if (key !== `${prefix}${id}` || typeof id !== 'string' || !Number.isFinite(position)) {
      return undefined;
    }
    const item = parse(fields);
    return item && { item, position: Number(position) };
  }

  return {
    store,
    load,
    change: async (changeItems) => {
      const undo = await askBeforeLeaving(change(changeItems));
      return () => askBeforeLeaving(undo());
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortFields(one)) === JSON.stringify(sortFields(other));
}

/** Returns the fields in the order of their names, or undefined. */
function sortFields(record: unknown): unknown {
  return record === undefined ? undefined : Object.entries(record as object).sort();
}
