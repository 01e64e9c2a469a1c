import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ScreenNotice } from '#app/state/notices.ts';
import { session } from '#app/state/session.ts';
import type { Calculator } from '#core/links/registry.ts';

const { notices } = session;

/**
 * Returns the notice of a calculator's screen, which belongs to one history entry and is hidden on
 * others, and the element that receives the focus when a control disappears; the same object until the
 * notice changes.
 */
export function useNotices(calculator: Calculator) {
  const focusTarget = useRef<HTMLDivElement>(null);
  const entryKey = useSyncExternalStore(session.subscribe, () => session.getEntry(calculator).key);
  const notice = useSyncExternalStore(notices.subscribe, () => notices.get(entryKey));
  useEffect(() => notices.leaveScreen, []);

  return useMemo(
    () => ({
      focusTarget,
      notice,
      /** Shows a notice about an event that is no change of the state, which has a notice of its own. */
      show: (newNotice: ScreenNotice) => notices.show(entryKey, newNotice),
      clear: () => notices.end(entryKey),
      dismiss: () => notices.show(entryKey, 'dismissed'),
      /** Moves the focus to `focusTarget`, because the focused control disappears. */
      keepFocus: () => focusTarget.current?.focus({ preventScroll: true }),
    }),
    [entryKey, notice],
  );
}

export type Notices = ReturnType<typeof useNotices>;
