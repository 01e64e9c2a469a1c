import { expect, type Page } from '@playwright/test';
import { readClipboard } from './page.ts';
import { test } from './test.ts';

/** Links with choices that change what the screens show. */
const links = [
  '/defense/?pokemon=charizard&types=fire-flying&tera=water&inverse=1&type_count=3',
  '/defense/team/?team=1&member=venomoth.bug-poison.tinted_lens&member=.rock.filter' +
    '&member=rotom-wash.electric-water.levitate&format=complex&sort=type&inverse=1&type_count=3',
  '/offense/?attacks=normal.scrappy-freeze_dry&inverse=1&abilities=1&type_count=3',
];

const answer = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true });

/** The text of the answer without its announcement, which depends on how late the Pokédex arrives. */
function readAnswer(page: Page): Promise<string | null> {
  return answer(page).evaluate((section) => {
    const copy = section.cloneNode(true) as Element;
    for (const announcement of copy.querySelectorAll('[aria-live]')) announcement.remove();
    return copy.textContent;
  });
}

test('a copied link shows the same in another browser', { tag: '@full' }, async ({
  page,
  otherPage,
  baseURL,
}) => {
  for (const link of links) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
    const copiedLink = await readClipboard(page);
    expect(copiedLink).toBe(`${baseURL}${link}`);
    await otherPage.goto(copiedLink);
    await expect(async () => {
      expect(await readAnswer(otherPage)).toBe(await readAnswer(page));
    }).toPass();
    await expect(otherPage).toHaveURL(link);
    await expect(otherPage.getByLabel('Type count')).toHaveValue('3');
  }
});
