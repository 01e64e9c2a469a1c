import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Collects what the console shows and the uncaught errors (`pageerror`), as "type: text"; without types, all of it.
 * Called before the first navigation.
 */
export function collectMessages(page: Page, ...types: string[]): string[] {
  const messages: string[] = [];
  const add = (type: string, text: string) => {
    // Playwright blocks service workers and logs it; offline.spec.ts allows them.
    if (/service worker/i.test(text)) return;
    if (types.length === 0 || types.includes(type)) messages.push(`${type}: ${text}`);
  };
  page.on('console', (message) => add(message.type(), message.text()));
  page.on('pageerror', ({ message }) => add('pageerror', message));
  return messages;
}

/** Stores a preference on the device before each page loads. */
export async function setPreference(page: Page, name: string, value: string): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.setItem(name, JSON.stringify(value)), [
    name,
    value,
  ] as const);
}

/** Makes the browser refuse every database of the site. */
export async function blockDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
}

/** Holds back the requests of the pattern until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    await route.fallback();
  });
  return () => release();
}

/** Changes the size of the window; done when the app has rendered at it, two frames later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await nextFrames(page, 2);
}

/** Waits until the page has been painted so often. */
export async function nextFrames(page: Page, count = 1): Promise<void> {
  await page.evaluate(async (count) => {
    for (let painted = 0; painted < count; painted += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

/** Waits until the app has replaced the skeleton of the page. */
export async function appReady(page: Page): Promise<void> {
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

/** Opens an address; done when the app has replaced the skeleton of the page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

/** Waits until the shortcut keys work: they load with the footer, after the first paint. */
export async function keysReady(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Waits until the app works offline; its text may be English or German. */
export async function waitUntilInstalled(page: Page): Promise<void> {
  await expect(page.getByText(/Available offline|Offline verfügbar/)).toBeVisible({
    timeout: 30_000,
  });
}

/** Skips the seconds after which a page installs the app or looks for a new version. */
export async function skipInstallDelay(page: Page): Promise<void> {
  await appReady(page);
  await page.clock.fastForward(3000);
}

/** Opens an address; done when the app works offline. */
export async function openAndInstall(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await skipInstallDelay(page);
  await waitUntilInstalled(page);
}

/** Milliseconds without a change after which a screen counts as drawn. */
const quietMs = 100;

/** Opens an address without loading the page again, as the app's links do; done when its screen is drawn. */
export async function openInApp(page: Page, address: string): Promise<void> {
  await appReady(page);
  await page.evaluate(
    ([address, quietMs]) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, quietMs);
        });
        const before = document.title;
        const screenOf = (url: URL | Location) => url.pathname.replace(/\/$/, '');
        const isOther = screenOf(new URL(address, location.href)) !== screenOf(location);
        const finish = () => {
          // Another screen, which has another title, may still be loading.
          if (isOther && document.title === before) {
            timer = setTimeout(finish, quietMs);
            return;
          }
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(finish, quietMs);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }),
    [address, quietMs] as const,
  );
}

/** One of the tabs in the header. */
function tab(page: Page, name: 'Offense' | 'Defense'): Locator {
  return page.getByRole('navigation', { name: 'Calculators' }).getByRole('link', { name });
}

/** Opens a calculator by its tab; done when the screen has replaced the previous one. */
export async function openTab(page: Page, name: 'Offense' | 'Defense'): Promise<void> {
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
}

/** Adds a style as the site's Content-Security-Policy allows it, which a style element is not. */
export async function addStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);
}

/** The heading of the screen; with the name, or a part of it. */
export function mainHeading(page: Page, name?: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
}

/** The types in a part of an answer, in order. */
export function typesIn(page: Page, region: string): Locator {
  return page.getByRole('region', { name: region }).getByRole('button');
}

/** Picks a Pokémon by the name that the search finds. */
export async function pickPokemon(page: Page, name: string, field = 'Pokémon'): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

/** The number of CSS pixels that stand out of the page, or out of the element, at the side. */
export function overflowOf(page: Page, selector = 'html'): Promise<number> {
  return page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 100; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** Presses the button and returns the file that the browser then saves. */
export async function saveFile(button: Locator): Promise<Buffer> {
  const download = button.page().waitForEvent('download');
  await button.click();
  return readFileSync(await (await download).path());
}

/** Drags a text file over the element and drops it there. */
export async function dropFile(target: Locator, name: string, text: string): Promise<void> {
  const page = target.page();
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      return transfer;
    },
    [name, text] as const,
  );
  await target.dispatchEvent('dragover', { dataTransfer });
  await expect(page.getByText('Drop the file here')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer });
}

/** Text twice as large as the default, as browsers can set it. */
export const largeText = 'html { font-size: 200% }';

/** The themes of a run; colors.test.ts proves the contrast of all colors in all themes. */
export const themes = process.env.FULL ? ['light', 'dark', 'night'] : ['light'];

/** Shows the page in a theme. */
export async function setTheme(page: Page, theme: string): Promise<void> {
  await page.locator('html').evaluate((html, value) => {
    html.dataset.theme = value;
  }, theme);
}

/** Pastes what was copied as a player does: without permission the site cannot read the clipboard. */
export async function readClipboard(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const area = document.createElement('textarea');
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.focus();
    return area;
  });
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await field.evaluate((area) => area.remove());
  return text;
}
