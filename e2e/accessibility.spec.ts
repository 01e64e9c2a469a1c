import { expect, test } from '@playwright/test';
import { calculators } from '#core/links/registry.ts';
import { appReady, holdBack, keysReady, mainHeading } from './page.ts';

test('the type grid is one Tab stop, and the arrow keys move inside it', async ({ page }) => {
  await page.goto('/offense/');
  const types = page.getByRole('group', { name: 'Types' }).getByRole('button');
  const type = (name: string) => types.filter({ hasText: name });
  await type('Normal').focus();
  await page.keyboard.press('ArrowRight');
  await expect(type('Fighting')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(type('Ground')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'A team’s attacks' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(type('Ground')).toBeFocused();
});

test('a result is announced once, after a pause, as a sentence', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/defense/');
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const live = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live]',
        );
        if (live?.textContent) announcements.push(live.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const readAnnouncements = () =>
    page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
  for (const name of ['Fire', 'Flying']) {
    await page.getByRole('group', { name: 'Types' }).getByRole('button', { name }).click();
  }
  const sentence = 'Fire / Flying. 4× from Rock. 2× from Water and Electric. Immune to Ground.';
  await expect.poll(readAnnouncements).toEqual([sentence]);
});

for (const [path, name] of [
  ['/defense/team/?team=1&member=.dragon', 'What to add'],
  ['/offense/', 'Best type to add'],
] as const) {
  test(`a running search is announced to screen readers: ${name}`, async ({ page }) => {
    const release = await holdBack(page, '**/assets/worker-*.js');
    await page.goto(path);
    const card = page.getByRole('region', { name });
    await expect(card.getByRole('status')).toContainText('Searching');
    release();
    await expect(card.getByRole('listitem').first()).toBeVisible();
    await expect(card.getByRole('status')).toBeEmpty();
  });
}

test('single keys open every calculator, and can be switched off', async ({ page }) => {
  await page.goto('/defense/?types=fire');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await expect(picker).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await keysReady(page);
  await page.keyboard.press('l');
  await expect(page.getByRole('status')).toContainText('Link copied.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('main').focus();
  await page.keyboard.press('z');
  await expect(mainHeading(page)).toHaveText('Fire');
  for (const [key, address] of [
    ['o', '/offense/'],
    ['c', '/offense/coverage/'],
    ['t', '/defense/team/'],
    ['d', '/defense/?types=fire'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(address);
  }
  await page.keyboard.press('f');
  await expect(picker).toBeFocused();
  await page.keyboard.type('code');
  await expect(page).toHaveURL('/defense/?types=fire');
  // The list opens after the letters; while it is open, the rest of the page is hidden.
  await expect(picker).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(picker).toHaveAttribute('aria-expanded', 'false');

  const keyboard = page.getByRole('complementary', { name: 'Keyboard' });
  const openers = Object.values(calculators).flatMap((row) =>
    'shortcut' in row ? row.shortcut.toUpperCase() : [],
  );
  await expect(keyboard.getByRole('term')).toHaveText([...['F', ...openers, 'P', '1–9', 'L', 'Z']]);
  await keyboard.getByRole('button', { name: 'Use keyboard shortcuts' }).click();
  await page.keyboard.press('o');
  await page.reload();
  await appReady(page);
  await page.keyboard.press('o');
  await expect(
    page.getByRole('button', { name: 'Use keyboard shortcuts', pressed: false }),
  ).toBeVisible();
  await expect(page).toHaveURL('/defense/?types=fire');
});

test('a term is explained in place, and Escape returns the focus', async ({ page }) => {
  await page.goto('/defense/?types=fire');
  const trigger = page.getByRole('button', { name: 'What does “Tera type” mean?' });
  const sentence = page.getByText(/^Terastallizing changes a Pokémon/).first();
  await expect(sentence).toBeHidden();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(sentence).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sentence).toBeHidden();
  await expect(trigger).toBeFocused();
});

// colors.test.ts proves the contrast of these two colors in all themes.
test('selected text in a field has the colors of a button that is on', async ({ page }) => {
  await page.goto('/defense/?pokemon=charizard&types=fire-flying');
  const [actual, expected] = await page
    .getByRole('combobox', { name: 'Pokémon' })
    .evaluate((field) => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.color = 'var(--on-accent)';
      probe.style.backgroundColor = 'var(--accent)';
      const [selection, accent] = [getComputedStyle(field, '::selection'), getComputedStyle(probe)];
      return [selection, accent].map(({ color, backgroundColor }) => [color, backgroundColor]);
    });
  expect(actual).toEqual(expected);
});
