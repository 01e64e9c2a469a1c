import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';
import {
  addStyle,
  collectMessages,
  mainHeading,
  open,
  overflowOf,
  resize,
  setTheme,
} from './page.ts';
import { screenStates } from './screens.ts';

const isFull = Boolean(process.env.FULL);

/** The widths and themes of a run; colors.test.ts proves the contrast of all colors in all themes. */
const looks: readonly (readonly [width: number, themes: readonly string[]])[] = isFull
  ? [1280, 390].map((width) => [width, ['light', 'dark', 'night']])
  : [
      [1280, ['light']],
      [390, ['dark']],
    ];

/** The screens that look like another one: lists like that of weaknesses, texts like that about the app. */
const alike = ['normal', 'resistance', 'terms', 'contact', 'privacy', 'disclaimer'];

for (const { name, screen, state, address } of screenStates) {
  // On a phone they look as in a narrow window.
  const tags = { answered: isFull ? ['@phone'] : [], text: [] as string[] }[state] ?? ['@full'];
  const tag = alike.includes(screen) ? [...tags, '@full'] : tags;
  test(`${name}: no axe violations, no console output, no overflow`, { tag }, async ({
    page,
    isMobile,
  }) => {
    const messages = collectMessages(page);
    await open(page, address);
    await expect(mainHeading(page)).toBeVisible();
    if (address.startsWith('/defense/?')) {
      await page.locator('details[aria-label="Situation"] > summary').click();
      await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
    }
    await addStyle(page, '* { transition: none !important; }');
    for (const [width, themes] of looks) {
      // A phone has one width.
      if (isMobile && width > 390) continue;
      await resize(page, { width, height: 844 });
      for (const theme of themes) {
        await setTheme(page, theme);
        expect(await violations(page), `${theme} at ${width}`).toEqual([]);
      }
      expect(await overflowOf(page), `at ${width}`).toBe(0);
    }
    const notice = page.getByRole('status').filter({ hasText: 'left out' });
    await expect(notice).toHaveCount(state === 'broken' ? 1 : 0);
    expect(messages).toEqual([]);
  });
}
