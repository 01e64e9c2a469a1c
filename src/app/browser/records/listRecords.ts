/** An item of a list that is saved on the device. */
export type ListItem = { id: string };

/** Values in IndexedDB by key; in a change, undefined removes the key. */
export type Records = ReadonlyMap<string, unknown>;

/** Returns the next items of a list, which also has records that cannot be read. */
export type NextItems<Item> = (items: readonly Item[], unreadable: Records) => readonly Item[];

/** The records of a list in IndexedDB, one for each item. */
export type RecordFormat<Item> = {
  /** The prefix of the keys in IndexedDB, before the id of an item. */
  prefix: string;
  /** The record of an item, which `structuredClone` can copy. */
  format: (item: Item) => object;
  /** The item of a record's fields; undefined if it cannot be read. */
  parse: (fields: Partial<Record<string, unknown>>) => Item | undefined;
};

type PositionedItem<Item> = { item: Item; position: number };

/** Parses the records: the items in the player's order, and the records that cannot be read. */
export function parseRecords<Item extends ListItem>(
  format: RecordFormat<Item>,
  records: Records,
): { items: readonly Item[]; unreadable: Records } {
  const { items, unreadable } = parsePositions(format, records);
  return { items: items.map(({ item }) => item), unreadable };
}

/**
 * Formats the records that change with the items. A record keeps the fields that the change leaves as
 * they are, because a newer version of the app may have written more than this one reads.
 */
export function formatChanges<Item extends ListItem>(
  format: RecordFormat<Item>,
  records: Records,
  getNext: NextItems<Item>,
): Records {
  const { prefix } = format;
  const { items: current, unreadable } = parsePositions(format, records);
  const next = getNext(
    current.map(({ item }) => item),
    unreadable,
  );
  const currentById = new Map(current.map((each) => [each.item.id, each]));
  const nextIds = new Set(next.map(({ id }) => id));
  const changes = new Map<string, unknown>();
  for (const { item } of current)
    if (!nextIds.has(item.id)) changes.set(prefix + item.id, undefined);
  // Backwards: a new item is usually the first, so the positions of the others stay.
  let limit = Math.max(0, ...current.map(({ position }) => position)) + next.length + 1;
  for (const item of next.toReversed()) {
    const before = currentById.get(item.id);
    limit = Math.min(limit - 1, before?.position ?? Number.POSITIVE_INFINITY);
    if (before?.item === item && before.position === limit) continue;
    const key = prefix + item.id;
    const fields = listChangedFields(before && format.format(before.item), format.format(item));
    if (before?.position === limit && fields.length === 0) continue;
    const stored = before && (records.get(key) as object);
    changes.set(key, { ...stored, ...Object.fromEntries(fields), position: limit });
  }
  return changes;
}

/** Lists the fields with another value than before. */
export function listChangedFields(before: object | undefined, after: object): [string, unknown][] {
  const fields = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.entries(after).filter(([name, value]) => {
    return !fields.has(name) || JSON.stringify(fields.get(name)) !== JSON.stringify(value);
  });
}

/** Returns the records after the changes. */
export function applyChanges(records: Records, changes: Records): Records {
  const merged = new Map([...records, ...changes]);
  return new Map([...merged].filter(([, value]) => value !== undefined));
}

/** Returns the changes that restore the records before, except for those that have changed since. */
export function revertChanges(records: Records, changes: Records, before: Records): Records {
  return new Map(
    [...changes]
      .filter(([key, value]) => isSame(records.get(key), value))
      .map(([key]) => [key, before.get(key)]),
  );
}

function parsePositions<Item extends ListItem>(format: RecordFormat<Item>, records: Records) {
  const items: PositionedItem<Item>[] = [];
  const unreadable = new Map<string, unknown>();
  for (const [key, record] of records) {
    const item = parseRecord(format, key, record);
    if (item) items.push(item);
    else unreadable.set(key, record);
  }
  items.sort((one, other) => one.position - other.position);
  return { items, unreadable };
}

function parseRecord<Item extends ListItem>(
  { prefix, parse }: RecordFormat<Item>,
  key: string,
  record: unknown,
): PositionedItem<Item> | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const fields = record as Partial<Record<string, unknown>>;
  const { id, position } = fields;
  if (key !== `${prefix}${id}` || typeof id !== 'string' || !Number.isFinite(position)) {
    return undefined;
  }
  const item = parse(fields);
  return item && { item, position: Number(position) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortFields(one)) === JSON.stringify(sortFields(other));
}

/** Returns the fields in the order of their names, or undefined. */
function sortFields(record: unknown): unknown {
  return record === undefined ? undefined : Object.entries(record as object).sort();
}
