import { expect, type Locator, type Page, test } from '@playwright/test';
import { addStyle, largeText, open, openInApp, resize } from './page.ts';
import { answers } from './screens.ts';

/* Preferences of the system or the browser: forced colors, contrast, text spacing, text size. */

const team =
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=.rock.filter' +
  '&member=rotom-wash.electric-water.levitate&member=';

async function borderOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).border);
}

test('with forced colors borders mark what is picked, pressed or open', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/defense/?types=fire');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [highlight, text] = await page.evaluate(() =>
    ['Highlight', 'ButtonText'].map((color) => {
      document.body.style.color = color;
      return getComputedStyle(document.body).color;
    }),
  );
  expect(await borderOf(button('Fire').first())).toBe(`3px solid ${highlight}`);
  expect(await borderOf(button('Ice').first())).toBe(`2px solid ${text}`);
  const solo = page.getByRole('link', { name: 'Solo' });
  expect(await borderOf(solo)).toBe(`2px solid ${highlight}`);
  const tile = page.getByRole('region', { name: 'Takes 2× from' }).getByText('2×', { exact: true });
  expect(await borderOf(tile.locator('..'))).toMatch(/^1px solid/);

  const water = button('Water').last();
  await water.press('Enter');
  expect(await borderOf(water)).toBe(`3px solid ${highlight}`);
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    return `${outlineWidth} ${outlineStyle}`;
  });
  expect(ring).toBe('3px solid');

  await page.goto('/offense/?attacks=freeze_dry&inverse=1');
  expect(await borderOf(button('Inverse battle'))).toBe(`3px solid ${highlight}`);
  expect(await borderOf(button('Remove Freeze-Dry').first())).toMatch(/^1px solid/);

  await page.goto(team);
  const cell = page.getByRole('button', { name: 'Ice on Garchomp: 4×' });
  expect(await borderOf(cell)).toMatch(/^1px solid/);
  await cell.press('Enter');
  expect(await borderOf(cell)).toBe(`3px solid ${highlight}`);
  const row = page.getByRole('rowheader', { name: 'Ice' }).getByRole('button');
  await row.press('Enter');
  await button('Garchomp 4×').press('Enter');
  expect(await borderOf(button('Garchomp 4×'))).toBe(`3px solid ${highlight}`);
  await page.getByRole('combobox', { name: 'Table' }).selectOption('By member');
  await button('Ice 4×').press('Enter');
  expect(await borderOf(button('Ice 4×'))).toBe(`3px solid ${highlight}`);
});

test('with more contrast soft text and edges have the ink color', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/defense/?types=fire-flying');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  for (const theme of ['light', 'dark', 'night']) {
    const colors = await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
      const style = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as Element);
      const ink = style('h1').color;
      return [
        style('[aria-label="Answer"] p').color === ink,
        style('main select').borderTopColor === ink,
      ];
    }, theme);
    expect(colors, theme).toEqual([true, true]);
  }
});

/** The elements that clip their content, and the overflow of the page in CSS pixels. */
async function findClipped(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const clippedElements = [...document.querySelectorAll('#app *')].filter((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none') return false;
      // A short name ends with an ellipsis; its tooltip and screen readers have the whole one.
      if (element.closest('[title]')?.querySelector('[aria-hidden]')) return false;
      const isWide = element.scrollWidth > element.clientWidth + 1;
      const isHigh = element.scrollHeight > element.clientHeight + 1;
      return (overflowX === 'hidden' && isWide) || (overflowY === 'hidden' && isHigh);
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      clippedElements: clippedElements.map(({ outerHTML }) => outerHTML),
      overflow: scrollWidth - clientWidth,
    };
  });
}

/** Styles of the browser or of the player; https://www.w3.org/TR/WCAG22/#text-spacing */
const textStyles = {
  'WCAG text spacing': `
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`,
  'text of 200 %': largeText,
};

/** The widths of a run; on a wide screen less is cut off. */
const widths = process.env.FULL ? [320, 1280] : [320];

test('nothing is cut off with WCAG text spacing or text of 200 %', async ({ page }) => {
  await open(page, '/_error/');
  for (const path of [
    ...answers,
    '/defense/?pokemon=charizard-mega-x&types=fire-dragon&tera=water&conditions=sun',
    team,
    `${team}&format=complex`,
    `${team}&format=members`,
  ]) {
    await openInApp(page, path);
    await expect(page.getByText('Loading')).toHaveCount(0);
    for (const width of widths) {
      await resize(page, { width, height: 640 });
      for (const [name, style] of Object.entries(textStyles)) {
        await addStyle(page, style);
        expect(await findClipped(page), `${path} at ${width} with ${name}`).toEqual({
          clippedElements: [],
          overflow: 0,
        });
        await page.evaluate(() => document.adoptedStyleSheets.pop());
      }
    }
  }
});

// Regression: some screens were wider than a phone.
test('long names and large text do not widen the page', async ({ page }) => {
  const member = `&member=.fire-flying.....${'N'.repeat(18)}`;
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `/defense/team/?team=1${member}${member}`);
  const findOverflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await findOverflow()).toBe(0);
  await page.setViewportSize({ width: 390, height: 640 });
  await openInApp(page, '/offense/practice/');
  await addStyle(page, largeText);
  expect(await findOverflow()).toBe(0);
});
