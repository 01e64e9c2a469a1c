import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on a saved team when a change of the order moves the team; returns the listeners
 * of the list.
 */
export function useKeepFocusOnTeam(list: RefObject<HTMLElement | null>) {
  const lastFocus = useRef<{ team: string; column: string }>(undefined);
  // A row element belongs to its position: a team that moves to another row gets other elements.
  useLayoutEffect(() => {
    if (!lastFocus.current || document.activeElement !== document.body) return;
    const { team, column } = lastFocus.current;
    const row = list.current?.querySelector(`[data-team="${CSS.escape(team)}"]`);
    row?.querySelector<HTMLElement>(`[data-column="${column}"]`)?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const { team } = target.closest<HTMLElement>('[data-team]')?.dataset ?? {};
      const { column } = target.dataset;
      lastFocus.current = team && column ? { team, column } : undefined;
    },
    // No element has the focus after the focused one has disappeared.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) lastFocus.current = undefined;
    },
  };
}
