/*
 * The page arrives with a drawing of its first screen, which scripts/firstScreens.ts made; the app
 * takes its place. What the player did to the drawing is then done to the app.
 */

/** What can be tapped or focused. */
const controls = 'a, button, input, select';

/** Marks the control that was tapped last; to be called before the drawing can be. */
export function noteTaps(): void {
  document.addEventListener('click', ({ target }) => {
    const tapped = target instanceof Element && target.closest('[data-drawn] button');
    if (!tapped) return;
    document.querySelector('[data-tapped]')?.removeAttribute('data-tapped');
    tapped.setAttribute('data-tapped', '');
  });
}

/** Says whether the page shows another screen than was drawn, or one with other texts. */
export function markDrawing(marks: { isAnother: boolean; isUnsaid: boolean }): void {
  const { dataset } = document.documentElement;
  if (marks.isAnother) dataset.another = '';
  if (marks.isUnsaid) dataset.unsaid = '';
}

/**
 * Notes which control of the drawing has the focus and which was tapped; the returned function
 * does the same to those of the app.
 */
export function leaveDrawing(): () => void {
  const focused = placeOf(document.activeElement);
  const tapped = placeOf(document.querySelector('[data-tapped]'));
  return () => {
    controlAt(focused)?.focus({ preventScroll: true });
    controlAt(tapped)?.click();
  };
}

/** A control by what it says, and how many before it say the same: others may come and go. */
type Place = { says: string; nth: number } | undefined;

function placeOf(element: Element | null): Place {
  const drawing = element?.closest('[data-drawn]');
  if (!element || !drawing) return undefined;
  const says = saidBy(element);
  return { says, nth: controlsIn(drawing, says).indexOf(element as HTMLElement) };
}

function controlAt(place: Place): HTMLElement | undefined {
  return place && controlsIn(document, place.says)[place.nth];
}

function controlsIn(root: ParentNode, says: string): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(controls)];
  return all.filter((control) => saidBy(control) === says);
}

function saidBy(element: Element): string {
  return `${element.tagName} ${element.getAttribute('aria-label')} ${element.textContent}`;
}
