import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { entryOf, onEntryChange } from '#calculators/entries.ts';
import type { Calculator } from '#calculators/registry.ts';
import { undoable } from './undoable.ts';

/** A message about the last event, and how to undo it. */
export type ScreenNotice = {
  message: string;
  undo?: () => void;
  /** Whether the undo button gets the focus, because the pressed button disappears. */
  takesFocus?: boolean;
  /** Content after the message. */
  trailing?: ReactNode;
};

/**
 * The notice of a calculator's screen, which belongs to one history entry and is hidden on others,
 * and the element that receives the focus when a control disappears.
 */
export function useNotices(calculator: Calculator) {
  const focusTarget = useRef<HTMLDivElement>(null);
  const entryKey = useSyncExternalStore(onEntryChange, () => entryOf(calculator).key);
  const [entryNotice, setEntryNotice] = useState<{
    entryKey: string;
    notice: ScreenNotice | 'dismissed';
  }>();
  const show = (notice: ScreenNotice) => setEntryNotice({ entryKey, notice });

  /** Changes a state and shows a notice whose undo restores the previous state. */
  function change<State>(
    update: (next: (state: State) => State) => void,
    next: (state: State) => State,
    notice: ScreenNotice,
    restore?: (before: State, now: State) => State,
  ): void {
    show({ ...notice, undo: undoable(update, next, restore) });
  }

  return {
    focusTarget,
    notice: entryNotice?.entryKey === entryKey ? entryNotice.notice : undefined,
    show,
    change,
    clear: () => setEntryNotice(undefined),
    dismiss: () => setEntryNotice({ entryKey, notice: 'dismissed' }),
    /** Moves the focus to `focusTarget`, because the focused control disappears. */
    keepFocus: () => focusTarget.current?.focus({ preventScroll: true }),
  };
}

export type Notices = ReturnType<typeof useNotices>;
