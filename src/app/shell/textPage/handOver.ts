/** Where an element stands in the page: the app's page has it at the same place, in every language. */
type Place = { selector: string; index: number };

/** Returns the place of a control in the part of the page that it belongs to. */
function placeOf(element: Element, page: Element): Place {
  const part = element.closest('header, nav, main, footer')?.localName ?? '';
  const selector = `${part} ${element.localName}`;
  return { selector, index: [...page.querySelectorAll(selector)].indexOf(element) };
}

/**
 * Hands what a reader does with the page of a text over to the app when that replaces the page: the focus, the open details,
 * and the tap on a control that the app alone handles, for which `start` starts the app. The footer stays until the app, which
 * loads its own late, has it. If the app cannot start, `start` rejects, and a link loads its page.
 */
export function handOver(page: HTMLElement, start: () => Promise<void>): void {
  const root = page.parentElement;
  if (!root) return;
  const footer = page.querySelector('footer');
  let isReplaced = false;
  let focused: Place | undefined;
  let tapped: Place | undefined;
  const find = ({ selector, index }: Place) => root.querySelectorAll<HTMLElement>(selector)[index];

  page.addEventListener('focusin', ({ target }) => {
    focused = placeOf(target as Element, page);
  });
  // The focus goes to what is pressed, or to nothing.
  page.addEventListener('pointerdown', () => {
    focused = undefined;
  });
  page.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"], button');
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (!control || !isPlain) return;
    event.preventDefault();
    tapped = placeOf(control, page);
    start().catch(() => control.href && window.location.assign(control.href));
  });

  const observer = new MutationObserver(() => {
    const main = root.querySelector('main');
    if (page.isConnected || !main) return;
    if (!isReplaced) {
      isReplaced = true;
      for (const each of page.querySelectorAll('details[open]'))
        find(placeOf(each, page))?.setAttribute('open', '');
      // Unless it is hidden, because it is not translated.
      if (footer && !document.documentElement.dataset.texts) main.parentElement?.append(footer);
    }
    const isComplete = [...root.querySelectorAll('footer')].some((each) => each !== footer);
    if (isComplete) footer?.remove();
    if (focused && document.activeElement === document.body)
      find(focused)?.focus({ preventScroll: true });
    const control = tapped && find(tapped);
    if (control && !footer?.contains(control)) {
      tapped = undefined;
      control.click();
    }
    if (isComplete) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
}
