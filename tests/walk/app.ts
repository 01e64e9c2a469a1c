import type { Browser, BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What a walk asks of the page. */
    walk: {
      controls: (selector: string) => HTMLElement[];
      nameOf: (control: Element) => string;
      find: (selector: string, name: string, place: number) => HTMLElement | undefined;
    };
  }
}

/** Milliseconds until something wrong on the screen counts: results of workers and lazy parts come later. */
export const waitLimitMs = 10_000;

export const desktop = { width: 1280, height: 900 };

/** Runs in the page before its own scripts: the same random numbers for all, and what finds controls. */
function prepare(): void {
  let state = 25;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const isOurs = (link: HTMLAnchorElement) =>
    link.origin === location.origin && !link.pathname.includes('.');
  const isLeaving = (element: Element) =>
    (element instanceof HTMLAnchorElement && !isOurs(element)) ||
    // The crash on purpose.
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
  const controls = (selector: string) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [inert] *') &&
        !isLeaving(element),
    );
  };
  window.walk = {
    controls,
    nameOf,
    find: (selector, name, place) =>
      controls(selector).filter((control) => nameOf(control) === name)[place],
  };
  // By key, too, nobody leaves.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && !isOurs(link)) event.preventDefault();
    },
    { capture: true },
  );
}

/** A tab of its own, and what went wrong in it. */
export type Tab = { page: Page; context: BrowserContext; errors: string[] };

/** Opens a tab with a storage of its own; `local` is what the local storage holds already. */
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

/** Waits until the app has taken the place of the prerendered page. */
export async function waitForApp(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => document.querySelector('main h1') && !document.querySelector('[data-drawn]'),
      undefined,
      { timeout: waitLimitMs },
    )
    .catch(() => {});
}

/** Evaluates in the page; once more in the next document where this one goes away meanwhile. */
export async function evaluate<Arg, Answer>(
  page: Page,
  inPage: (arg: Arg) => Answer,
  arg?: Arg,
): Promise<Awaited<Answer>> {
  // Playwright unwraps the same promises with a type of its own.
  const run = () =>
    page.evaluate(inPage as (arg: unknown) => unknown, arg) as Promise<Awaited<Answer>>;
  try {
    return await run();
  } catch (error) {
    if (!/context was destroyed|navigat/i.test(String(error))) throw error;
    await page.waitForLoadState();
    await waitForApp(page);
    return await run();
  }
}
