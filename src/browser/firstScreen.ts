/*
 * The page arrives with a drawing of its first screen, which scripts/firstScreens.ts made; the app
 * takes its place. What the player did to the drawing is then done to the app.
 */

/** What can be tapped or focused. */
const controls = 'a, button, input, select';

/** Marks the drawn controls that are tapped and focused last; to be called before they can be. */
export function watchDrawing(): void {
  document.addEventListener('click', ({ target }) => {
    const button = drawn(target)?.closest('button');
    if (button) mark(button, 'data-tapped');
  });
  for (const event of ['pointerdown', 'focusin']) {
    document.addEventListener(event, ({ target }) => mark(drawn(target), 'data-focused'));
  }
}

function drawn(target: EventTarget | null): Element | undefined {
  return target instanceof Element && target.closest('[data-drawn]') ? target : undefined;
}

function mark(element: Element | undefined, name: string): void {
  if (!element) return;
  document.querySelector(`[${name}]`)?.removeAttribute(name);
  element.closest(controls)?.setAttribute(name, '');
}

/** Says whether the page shows another screen than was drawn, or one with other texts. */
export function markDrawing(marks: { isAnother: boolean; isUnsaid: boolean }): void {
  const { dataset } = document.documentElement;
  if (marks.isAnother) dataset.another = '';
  if (marks.isUnsaid) dataset.unsaid = '';
}

/** Takes hold of the drawing; what is returned does to the app's controls what was done to it. */
export function leaveDrawing(): () => void {
  // Until the app is there, which takes its time, the drawing can be tapped.
  const drawings = [...document.querySelectorAll('[data-drawn]')];
  return () => {
    controlAt(drawings, 'data-focused')?.focus({ preventScroll: true });
    controlAt(drawings, 'data-tapped')?.click();
  };
}

/** The app's control for the marked one: the same words, and as many before it say the same. */
function controlAt(drawings: readonly Element[], name: string): HTMLElement | undefined {
  const drawing = drawings.find((each) => each.querySelector(`[${name}]`));
  const marked = drawing?.querySelector<HTMLElement>(`[${name}]`);
  if (!drawing || !marked) return undefined;
  const says = saidBy(marked);
  return controlsIn(document, says)[controlsIn(drawing, says).indexOf(marked)];
}

function controlsIn(root: ParentNode, says: string): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(controls)];
  return all.filter((control) => saidBy(control) === says);
}

function saidBy(element: Element): string {
  return `${element.tagName} ${element.getAttribute('aria-label')} ${element.textContent}`;
}
