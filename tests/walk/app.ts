import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A control by its name on the screen, and its index among those of the same name. */
type NamedControl = { control: HTMLElement; name: string; index: number };

declare global {
  interface Window {
    /** The visible controls in the front, except those that leave the app or crash it on purpose. */
    findControls: (selector: string) => NamedControl[];
  }
}

/** Milliseconds until a problem on the screen counts: workers and lazy parts take time. */
export const waitLimitMs = 10_000;

export const desktop = { width: 1280, height: 900 };

/** Runs in the page before its own scripts: makes random numbers repeatable and adds `findControls`. */
function prepare(): void {
  let state = 25;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const isInternal = (link: HTMLAnchorElement) =>
    link.origin === location.origin && !link.pathname.includes('.');
  const isLeaving = (element: Element) =>
    (element instanceof HTMLAnchorElement && !isInternal(element)) ||
    // The button of the error page crashes the app on purpose.
    (element instanceof HTMLButtonElement &&
      location.pathname.includes('_error') &&
      element.closest('main') !== null);
  const nameOf = (control: Element) =>
    (
      control.ariaLabel ??
      (control as HTMLInputElement).labels?.[0]?.innerText ??
      control.textContent ??
      ''
    )
      .trim()
      .slice(0, 60);
  window.findControls = (selector) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const counts = new Map<string, number>();
    return [...root.querySelectorAll<HTMLElement>(selector)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled, [inert] *') &&
          !isLeaving(element),
      )
      .map((control) => {
        const name = nameOf(control);
        const index = counts.get(name) ?? 0;
        counts.set(name, index + 1);
        return { control, name, index };
      });
  };
  // The keyboard must not follow external links either.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && !isInternal(link)) event.preventDefault();
    },
    { capture: true },
  );
}

/** A separate tab, and the errors in it. */
export type Tab = { page: Page; context: BrowserContext; errors: string[] };

/** Opens a tab with a separate storage; `local` is the initial content of the local storage. */
export async function openTab(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
  local: { name: string; value: string }[] = [],
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    permissions: ['clipboard-write'],
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: local }] },
  });
  await context.addInitScript(prepare);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`page error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console error: ${message.text()}`);
  });
  page.on('crash', () => errors.push('the page crashed'));
  return { page, context, errors };
}

/** Waits until the app has replaced the prerendered page. */
export async function waitForApp(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => document.querySelector('main h1') && !document.querySelector('[data-skeleton]'),
      undefined,
      { timeout: waitLimitMs },
    )
    .catch(() => {});
}

/** Evaluates in the page; retries once in the next document if a navigation interrupts it. */
export function evaluate<Arg, Answer>(
  page: Page,
  inPage: (arg: Arg) => Answer,
  arg?: Arg,
): Promise<Awaited<Answer>> {
  // Playwright has its own type for the unwrapped promises.
  return retryAfterNavigation(
    page,
    () => page.evaluate(inPage as (arg: unknown) => unknown, arg) as Promise<Awaited<Answer>>,
  );
}

/** Runs a function of the page; runs it once more in the next document if a navigation interrupts it. */
export async function retryAfterNavigation<T>(page: Page, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!/context was destroyed|navigat/i.test(String(error))) throw error;
    await page.waitForLoadState();
    await waitForApp(page);
    return await run();
  }
}
