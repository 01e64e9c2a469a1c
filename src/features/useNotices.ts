import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { entryOf, onEntry } from '#calculators/entries.ts';
import type { Calculator } from '#calculators/registry.ts';

/** What just happened, and how to undo it. */
export type ScreenNotice = {
  message: string;
  undo?: () => void;
  /** Whether the undo button gets the focus, because the button that was pressed is gone. */
  takesFocus?: boolean;
  /** Stands behind the message. */
  trailing?: ReactNode;
};

/**
 * The notice of a calculator's screen, until something changes or the player leaves the entry of the
 * history that it belongs to; and where the focus goes when a control disappears.
 */
export function useNotices(calculator: Calculator) {
  const focusTarget = useRef<HTMLDivElement>(null);
  const entryKey = useSyncExternalStore(onEntry, () => entryOf(calculator).key);
  const [posted, post] = useState<{ entryKey: string; notice: ScreenNotice | 'dismissed' }>();
  const show = (notice: ScreenNotice) => post({ entryKey, notice });

  /** Changes a state, shows a notice of it, and offers the state of that moment back. */
  function change<State>(
    update: (next: (state: State) => State) => void,
    next: (state: State) => State,
    notice: ScreenNotice,
    restore: (before: State, now: State) => State = (before) => before,
  ): void {
    let before!: State;
    update((now) => {
      before = now;
      return next(now);
    });
    show({ ...notice, undo: () => update((now) => restore(before, now)) });
  }

  return {
    focusTarget,
    notice: posted?.entryKey === entryKey ? posted.notice : undefined,
    show,
    change,
    clear: () => post(undefined),
    dismiss: () => post({ entryKey, notice: 'dismissed' }),
    /** For when the control that had the focus disappears. */
    keepFocus: () => focusTarget.current?.focus({ preventScroll: true }),
  };
}

export type Notices = ReturnType<typeof useNotices>;
