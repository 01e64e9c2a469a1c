import { unsavedEditPrefix as prefix } from '#app/state/saved/storedKeys.ts';
import { type EntryContent, formatStoredEntry, getSavedId } from './entry.ts';
import type { TabStorage } from './tabStorage.ts';

/** A change of a saved team: its link before and after. */
export type TeamEdit = { base: string; link: string };

/** A change of a saved team that is not saved yet. */
type UnsavedEdit = TeamEdit & {
  /** One more than that of the newest change of the team which its window had seen, from 1. */
  order: number;
};

/** A change of a saved team that another window has not saved yet. */
export type SharedEdit = UnsavedEdit & { id: string };

/** What saves the edits needs of a session. */
export type EditHost = {
  edits: TeamEdits;
  /** Makes the tab's team the content of another saved team. */
  replaceSavedId: (before: string, after: string) => void;
};

/** The changes of saved teams that are not saved yet. */
export type TeamEdits = ReturnType<typeof createTeamEdits>;

/** Creates the changes of saved teams that are not saved on the device yet; a reload continues with them. */
export function createTeamEdits(storage: TabStorage) {
  const edits = new Map<string, UnsavedEdit>();
  for (const key of storage.list(prefix)) {
    const { base, link, order } = (storage.read(key) ?? {}) as Partial<Record<string, unknown>>;
    const isEdit = typeof base === 'string' && typeof link === 'string';
    // Older versions stored no order.
    const storedOrder = typeof order === 'number' ? order : 1;
    if (isEdit) edits.set(key.slice(prefix.length), { base, link, order: storedOrder });
    else storage.remove(key);
  }
  return {
    /** The changes that the page or its small window, whichever is not this one, has not saved yet. */
    others: [] as readonly SharedEdit[],
    /** Returns the edit of the saved team with the id. */
    get: (id: string) => edits.get(id),
    /** Returns the newest edit of the saved team with the id, which may be that of the other window. */
    getShown(id: string): UnsavedEdit | undefined {
      const edit = edits.get(id);
      const other = this.others.find((each) => each.id === id);
      return edit && other ? (other.order > edit.order ? other : edit) : (edit ?? other);
    },
    /** The edits, for the other window. */
    list: (): SharedEdit[] => [...edits].map(([id, edit]) => ({ id, ...edit })),
    /** Lists the ids of the teams with an edit. */
    ids: () => [...edits.keys()],
    /** Adds a change of a saved team to those that are not saved yet, as the newest one unless it has an order. */
    add(id: string, { base, link, order }: TeamEdit & { order?: number }): void {
      const nextOrder = (this.getShown(id)?.order ?? 0) + 1;
      const edit = { base: edits.get(id)?.base ?? base, link, order: order ?? nextOrder };
      edits.set(id, edit);
      storage.write(prefix + id, edit);
    },
    /** Removes the edit, which is saved. */
    remove(id: string): void {
      edits.delete(id);
      storage.remove(prefix + id);
    },
  };
}

/** Returns the change of the saved team that both contents show; another team in its place is no change. */
export function findTeamEdit(
  before: EntryContent,
  after: EntryContent,
): (TeamEdit & { id: string }) | undefined {
  const id = getSavedId(before);
  if (!id || getSavedId(after) !== id) return undefined;
  const edit = { id, base: formatStoredEntry(before), link: formatStoredEntry(after) };
  return edit.base === edit.link ? undefined : edit;
}
