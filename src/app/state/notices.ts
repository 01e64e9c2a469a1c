import type { ReactNode } from 'react';
import { createStore } from '#core/createStore.ts';

/** A message about the last event, and how to undo it. */
export type ScreenNotice = {
  message: string;
  undo?: () => void | Promise<void>;
  /** Whether the undo restores the whole state from before a change. */
  restoresState?: boolean;
  /** Whether the undo button gets the focus, because the pressed button disappears. */
  takesFocus?: boolean;
  /** Content after the message. */
  trailing?: ReactNode;
};

type EntryNotice = {
  /** The history entry that shows the notice; undefined for all. */
  entryKey: string | undefined;
  notice: ScreenNotice | 'dismissed';
};

/** Creates the store of the last notice of a session. */
export function createNotices() {
  const last = createStore<EntryNotice | undefined>(undefined);
  return {
    subscribe: last.subscribe,
    /** Returns the notice of the history entry; undefined if there is none or another entry shows it. */
    get(entryKey: string): EntryNotice['notice'] | undefined {
      const current = last.get();
      return (current?.entryKey ?? entryKey) === entryKey ? current?.notice : undefined;
    },
    /** Shows a notice on the history entry, in place of the last one. */
    show: (entryKey: string, notice: EntryNotice['notice']) => last.set({ entryKey, notice }),
    /** Shows a notice on the current screen and the next ones, until the player changes something. */
    showOnEveryScreen: (notice: ScreenNotice) => last.set({ entryKey: undefined, notice }),
    /** Removes the notice that the history entry shows. */
    end(entryKey: string): void {
      if ((last.get()?.entryKey ?? entryKey) === entryKey) last.set(undefined);
    },
    /** Removes the notice, unless every screen shows it. */
    leaveScreen(): void {
      if (last.get()?.entryKey !== undefined) last.set(undefined);
    },
  };
}
