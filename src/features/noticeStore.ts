import type { ReactNode } from 'react';
import { createStore } from '#browser/createStore.ts';

/** A message about the last event, and how to undo it. */
export type ScreenNotice = {
  message: string;
  undo?: () => void;
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

const lastNotice = createStore<EntryNotice | undefined>(undefined);

/** Calls the callback when a notice appears or disappears; returns the unsubscriber. */
export const onNoticeChange = lastNotice.subscribe;

/** Returns the notice of the history entry; undefined if there is none or another entry shows it. */
export function getNotice(entryKey: string): EntryNotice['notice'] | undefined {
  const last = lastNotice.get();
  return (last?.entryKey ?? entryKey) === entryKey ? last?.notice : undefined;
}

/** Shows a notice on the history entry, in place of the last one. */
export function showNotice(entryKey: string, notice: EntryNotice['notice']): void {
  lastNotice.set({ entryKey, notice });
}

/** Shows a notice on the current screen and the next ones, until the player changes something. */
export function showOnEveryScreen(notice: ScreenNotice): void {
  lastNotice.set({ entryKey: undefined, notice });
}

/** Removes the notice. */
export function clearNotice(): void {
  lastNotice.set(undefined);
}

/** Removes the notice, unless every screen shows it. */
export function clearEntryNotice(): void {
  if (lastNotice.get()?.entryKey !== undefined) clearNotice();
}
