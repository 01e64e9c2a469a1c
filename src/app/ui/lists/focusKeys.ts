import type { KeyboardEvent } from 'react';

type Step = readonly [rows: number, columns: number];

const steps: ReadonlyMap<string, Step> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** Returns the rows down and columns right that an arrow key moves by; undefined for any other key. */
export function getArrowStep(key: string): Step | undefined {
  return steps.get(key);
}

/**
 * Moves the focus among the buttons of a group: ArrowLeft, ArrowRight, Home and End follow their
 * order; ArrowUp and ArrowDown move to the next button in the same column.
 */
export function moveRovingFocus(event: KeyboardEvent<HTMLElement>): void {
  moveFocus(event, 'button', findNextIndex);
}

/** Moves the focus to the element that `findNext` finds among those with the selector. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  findNext: typeof findNextIndex,
): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const index = elements.indexOf(event.target as HTMLElement);
  const next = index === -1 ? undefined : elements[findNext(event.key, index, elements) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The box of an element in its group, in CSS pixels. */
type Box = { offsetLeft: number; offsetWidth: number };

/** Finds the index of the element that a key moves to; undefined if there is none. */
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
