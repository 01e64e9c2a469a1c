import type { KeyboardEvent } from 'react';
import { getArrowStep, moveFocus } from './focusKeys.ts';

/**
 * Moves the focus in a list of rows: ArrowUp, ArrowDown, Home and End move to the element of another
 * row with the same `data-column`.
 */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const column = event.target instanceof HTMLElement && event.target.dataset.column;
  if (column) moveFocus(event, `[data-column="${column}"]`, findNextRow);
}

/** Finds the index of the row that a key moves to; undefined if there is none. */
export function findNextRow(
  key: string,
  index: number,
  { length }: ArrayLike<unknown>,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const [rows] = getArrowStep(key) ?? [0];
  return rows === 0 ? undefined : index + rows;
}
