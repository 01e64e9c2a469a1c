import { expect, type Locator, type Page } from '@playwright/test';

/** Changes the size of the window; done when the app has rendered at it, two frames later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until the app has replaced the skeleton of the page. */
export async function appReady(page: Page): Promise<void> {
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

/** Milliseconds without a change after which a screen counts as drawn. */
const quietMs = 100;

/** Opens an address without loading the page again, as the app's links do. */
export async function openInApp(page: Page, address: string): Promise<void> {
  await page.evaluate(
    ([address, quietMs]) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, quietMs);
        });
        const finish = () => {
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

/** What was copied, pasted as by a player: without permission the site cannot read the clipboard. */
export async function copied(page: Page): Promise<string> {
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
