import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from '#browser/createStore.ts';
import { entryOf, onEntryChange } from '#calculators/entries.ts';
import type { Calculator } from '#calculators/registry.ts';
import { updateWithUndo } from './updateWithUndo.ts';

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

/** Shows a notice on the current screen and the next ones, until the player changes something. */
export function showOnEveryScreen(notice: ScreenNotice): void {
  lastNotice.set({ entryKey: undefined, notice });
}

/**
 * Returns the notice of a calculator's screen, which belongs to one history entry and is hidden on
 * others, and the element that receives the focus when a control disappears.
 */
export function useNotices(calculator: Calculator) {
  const focusTarget = useRef<HTMLDivElement>(null);
  const entryKey = useSyncExternalStore(onEntryChange, () => entryOf(calculator).key);
  const entryNotice = useSyncExternalStore(lastNotice.subscribe, lastNotice.get);
  const isOfEntry = (entryNotice?.entryKey ?? entryKey) === entryKey;
  const show = (notice: ScreenNotice) => lastNotice.set({ entryKey, notice });
  useEffect(
    () => () => {
      if (lastNotice.get()?.entryKey !== undefined) lastNotice.set(undefined);
    },
    [],
  );

  /** Changes a state and shows a notice whose undo restores the previous state. */
  function change<State>(
    update: (next: (state: State) => State) => void,
    next: (state: State) => State,
    notice: ScreenNotice,
    restore?: (before: State, now: State) => State,
  ): void {
    show({ ...notice, undo: updateWithUndo(update, next, restore) });
  }

  return {
    focusTarget,
    notice: isOfEntry ? entryNotice?.notice : undefined,
    show,
    change,
    clear: () => lastNotice.set(undefined),
    dismiss: () => lastNotice.set({ entryKey, notice: 'dismissed' }),
    /** Moves the focus to `focusTarget`, because the focused control disappears. */
    keepFocus: () => focusTarget.current?.focus({ preventScroll: true }),
  };
}

export type Notices = ReturnType<typeof useNotices>;
