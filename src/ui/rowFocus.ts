import type { KeyboardEvent } from 'react';

/**
 * Moves the focus in a list of rows: ArrowUp, ArrowDown, Home and End lead to the element of another
 * row with the same `data-column`.
 */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: list, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
  const { column } = target.dataset;
  if (!column) return;
  const cells = [...list.querySelectorAll<HTMLElement>(`[data-column="${column}"]`)];
  const next = cells[nextRow(key, cells.indexOf(target), cells.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The index of the row that a key leads to; -1 if there is none. */
export function nextRow(key: string, index: number, count: number): number {
  if (key === 'ArrowUp') return index - 1;
  if (key === 'ArrowDown') return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
