import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Calculator } from '#links/registry.ts';
import { getEntry, onEntryChange } from '#session/entries.ts';
import {
  clearEntryNotice,
  clearNotice,
  getNotice,
  onNoticeChange,
  type ScreenNotice,
  showNotice,
} from './noticeStore.ts';
import { updateWithUndo } from './updateWithUndo.ts';

/**
 * Returns the notice of a calculator's screen, which belongs to one history entry and is hidden on
 * others, and the element that receives the focus when a control disappears.
 */
export function useNotices(calculator: Calculator) {
  const focusTarget = useRef<HTMLDivElement>(null);
  const entryKey = useSyncExternalStore(onEntryChange, () => getEntry(calculator).key);
  const notice = useSyncExternalStore(onNoticeChange, () => getNotice(entryKey));
  const show = (newNotice: ScreenNotice) => showNotice(entryKey, newNotice);
  useEffect(() => clearEntryNotice, []);

  /** Changes a state and shows a notice whose undo restores the previous state, and calls its own undo. */
  function changeWithUndo<State>(
    update: (next: (state: State) => State) => void,
    next: (state: State) => State,
    newNotice: ScreenNotice,
    restore?: (before: State, now: State) => State,
  ): void {
    const undo = updateWithUndo(update, next, restore);
    show({
      ...newNotice,
      undo: () => {
        undo();
        newNotice.undo?.();
      },
    });
  }

  return {
    focusTarget,
    notice,
    show,
    changeWithUndo,
    clear: clearNotice,
    dismiss: () => showNotice(entryKey, 'dismissed'),
    /** Moves the focus to `focusTarget`, because the focused control disappears. */
    keepFocus: () => focusTarget.current?.focus({ preventScroll: true }),
  };
}

export type Notices = ReturnType<typeof useNotices>;
