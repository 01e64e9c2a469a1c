import type { KeyboardEvent } from 'react';
import { getArrowStep } from './arrowKeys.ts';

/**
 * Moves the focus among the buttons of a group: ArrowLeft, ArrowRight, Home and End follow their
 * order; ArrowUp and ArrowDown move to the next button in the same column.
 */
export function moveRovingFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target: from, currentTarget: group, key } = event;
  if (!(from instanceof HTMLButtonElement)) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const buttons = [...group.querySelectorAll('button')];
  const next = buttons[findNextIndex(key, buttons.indexOf(from), buttons) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The box of a button in its group, in CSS pixels. */
type Box = { offsetLeft: number; offsetWidth: number };

/** Finds the index of the button that a key moves to; undefined if there is none. */
export function findNextIndex(
  key: string,
  index: number,
  boxes: readonly Box[],
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const [rows, columns] = getArrowStep(key) ?? [0, 0];
  const step = rows || columns;
  for (let next = index + step; step && boxes[next]; next += step) {
    if (columns || isInColumn(boxes[index] as Box, boxes[next] as Box)) return next;
  }
  return undefined;
}

function isInColumn(one: Box, other: Box): boolean {
  return Math.abs(one.offsetLeft - other.offsetLeft) < one.offsetWidth / 2;
}
