import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus at its kept team when a change of the order moves the team; returns the listeners
 * of the list.
 */
export function useKeepFocusOnTeam(list: RefObject<HTMLElement | null>) {
  const focused = useRef<{ team: string; column: string }>(undefined);
  // Rows are elements of their position, so that a team in another row has other elements.
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const { team, column } = focused.current;
    const row = list.current?.querySelector(`[data-team="${CSS.escape(team)}"]`);
    row?.querySelector<HTMLElement>(`[data-column="${column}"]`)?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const { team } = target.closest<HTMLElement>('[data-team]')?.dataset ?? {};
      const { column } = target.dataset;
      focused.current = team && column ? { team, column } : undefined;
    },
    // An element that disappears leaves the focus to none.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = undefined;
    },
  };
}
