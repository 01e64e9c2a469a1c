import {
  applyChanges,
  formatChanges,
  isSame,
  type ListItem,
  type NextItems,
  parseRecords,
  type RecordFormat,
  type Records,
} from './listRecords.ts';

/** A change of a list by the player, and what its undo needs after it is saved. */
export type Edit<Item> = {
  next: NextItems<Item>;
  isRefused?: boolean;
  before?: Records;
  changes?: Records;
};

/** The error for more than the maximum number of items. */
export class TooManyItemsError extends Error {}

/**
 * Formats the records that change with the edits, one after the other. Throws a `TooManyItemsError` if the
 * last one adds too many items.
 */
export function formatEdits<Item extends ListItem>(
  format: RecordFormat<Item>,
  records: Records,
  edits: readonly Edit<Item>[],
): Records {
  let before = records;
  let after = records;
  for (const edit of edits) {
    before = after;
    edit.before = before;
    edit.changes = formatChanges(format, before, edit.next);
    after = applyChanges(before, edit.changes);
  }
  const { maxItems = Number.POSITIVE_INFINITY } = format;
  const count = (values: Records) => parseRecords(format, values).items.length;
  if (after.size > maxItems && count(after) > Math.max(maxItems, count(before)))
    throw new TooManyItemsError();
  return new Map(edits.flatMap(({ changes = [] }) => [...changes]));
}

/** Returns the changes that undo a saved edit, except for records that have changed since. */
export function revertEdit<Item>(records: Records, { before, changes }: Edit<Item>): Records {
  return new Map(
    [...(changes ?? [])]
      .filter(([key, value]) => isSame(records.get(key), value))
      .map(([key]) => [key, before?.get(key)]),
  );
}
