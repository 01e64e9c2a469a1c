import type { KeyboardEvent } from 'react';

/**
 * Moves the focus in a list of rows: ArrowUp, ArrowDown, Home and End move to the element of another
 * row with the same `data-column`.
 */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: list, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
  const { column } = target.dataset;
  if (!column) return;
  const cells = [...list.querySelectorAll<HTMLElement>(`[data-column="${column}"]`)];
  const next = cells[findNextRow(key, cells.indexOf(target), cells.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Finds the index of the row that a key moves to; -1 if there is none. */
export function findNextRow(key: string, index: number, count: number): number {
  if (key === 'ArrowUp') return index - 1;
  if (key === 'ArrowDown') return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
