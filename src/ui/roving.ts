import type { KeyboardEvent } from 'react';
import { arrowStep } from './arrowKeys.ts';

/**
 * Moves the focus among the buttons of a group: the arrow keys left and right, Home and End follow
 * their order, up and down lead to the next one in the column.
 */
export function rove(event: KeyboardEvent<HTMLElement>): void {
  const { target: from, currentTarget: group, key } = event;
  if (!(from instanceof HTMLButtonElement)) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const buttons = [...group.querySelectorAll('button')];
  const next = nextOf(key, from, buttons.indexOf(from), buttons);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextOf(
  key: string,
  from: HTMLElement,
  index: number,
  buttons: readonly HTMLElement[],
): HTMLElement | undefined {
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  const [rows, columns] = arrowStep(key) ?? [0, 0];
  if (columns) return buttons[index + columns];
  if (rows > 0) return buttons.slice(index + 1).find((each) => isInColumn(from, each));
  if (rows < 0) return buttons.slice(0, index).findLast((each) => isInColumn(from, each));
  return undefined;
}

function isInColumn(one: HTMLElement, other: HTMLElement): boolean {
  return Math.abs(one.offsetLeft - other.offsetLeft) < one.offsetWidth / 2;
}
