import type { KeyboardEvent } from 'react';

/** How far the arrow keys lead along the controls in their order; those up and down are by sight. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus among the buttons of a group as the arrow keys, Home and End say. */
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
  const step = steps[key];
  if (step) return buttons[index + step];
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  if (key === 'ArrowDown') return buttons.slice(index + 1).find((each) => isInColumn(from, each));
  if (key === 'ArrowUp') return buttons.slice(0, index).findLast((each) => isInColumn(from, each));
  return undefined;
}

function isInColumn(one: HTMLElement, other: HTMLElement): boolean {
  return Math.abs(one.offsetLeft - other.offsetLeft) < one.offsetWidth / 2;
}
