import { expect, type Page, test } from '@playwright/test';
import { keysReady, open, resize } from './page.ts';

const phone = { width: 390, height: 664 };
const sixNames = 'garchomp\nrotom wash\nincineroar\ntyranitar\ngengar\ndragonite';

/** Opens the import sheet with a text and waits until it is read. */
async function readText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('Team as text').fill(text);
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
}

/** The bar of notices. */
const bar = (page: Page) => page.locator('#app > [role="status"]');

test('the notice after an import covers nothing important, leaves on scrolling, and Z undoes', async ({
  page,
}) => {
  const address = '/defense/team/?team=1&member=garchomp.dragon-ground&member=gengar.ghost-poison';
  await resize(page, phone);
  await open(page, address);
  await readText(page, sixNames);
  await page.getByRole('button', { name: 'Replace my team' }).click();
  await expect(page.getByText('6 Pokémon imported.')).toBeVisible();
  const dangers = page.getByText(/^Dangers: /);
  for (const size of [phone, { width: 360, height: 640 }, { width: 320, height: 568 }]) {
    await resize(page, size);
    await expect(dangers).toBeInViewport();
    const isFree = async () => {
      const line = await dangers.boundingBox();
      const notice = await bar(page).boundingBox();
      return line!.y + line!.height <= notice!.y && notice!.height <= 96;
    };
    await expect.poll(isFree, `${size.width} px`).toBe(true);
  }
  const height = async () => (await bar(page).boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThan(40);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(height).toBe(0);
  await keysReady(page);
  await page.keyboard.press('z');
  await expect(page).toHaveURL(address);
});

test('a notice about a link stays until it is dismissed, another leaves on scrolling', async ({
  page,
}) => {
  await open(page, '/defense/?types=dragon-odd');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('left out')).toHaveCount(0);

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.mouse.wheel(0, 300);
  // The keyboard reaches Undo after the notice has left.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.blur();
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/defense/?types=dragon');
});

test('the X in the editor of a member can be undone', async ({ page }) => {
  const address = '/defense/team/?team=1&member=garchomp.dragon-ground..steel';
  await page.goto(address);
  await page.getByRole('button', { name: /^Edit Garchomp/ }).click();
  await page.getByRole('button', { name: 'Remove Garchomp' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByText('Previous: Garchomp')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: /^Edit Garchomp/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('the import of a team fits above the keyboard of a phone, and refuses an address', async ({
  page,
}) => {
  await resize(page, phone);
  await open(page, '/defense/team/');
  await readText(page, `${sixNames}\n${'unknown\n'.repeat(20)}`);
  await resize(page, { width: 390, height: 330 });
  await expect(page.getByRole('button', { name: 'Use this team' })).toBeInViewport({ ratio: 1 });
  const field = page.getByLabel('Team as text');
  await field.fill('https://pokepast.es/0123456789abcdef');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('copy its text');
  await field.fill('Garchomp\n\nMy team\nby Ann\nFormat: gen9ou\n');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 Pokémon found.');
});
