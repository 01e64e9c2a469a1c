import type { Page } from '@playwright/test';

/** Adds a style as the site's Content-Security-Policy allows it, which a style element is not. */
export async function addStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);
}

/** What was copied, pasted as by a player: to read the clipboard is what the site never may. */
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
