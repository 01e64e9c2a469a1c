import { expect, test } from '@playwright/test';
import {
  collectMessages,
  mainHeading,
  open,
  openInApp,
  openTab,
  readClipboard,
  resize,
} from './page.ts';
import { listedScreens } from './screens.ts';

test('unknown paths and / redirect to defense without a history entry', async ({ page }) => {
  await page.goto('/about/');
  for (const path of ['/', '/nothing']) {
    await page.goto(path);
    await expect(page).toHaveURL('/defense/');
    await page.goBack();
    await expect(page).toHaveURL('/about/');
  }
});

test('the page About and the footer link to the other screens', async ({ page }) => {
  await open(page, '/about/');
  const links = page.getByRole('main').getByRole('link');
  for (const { path } of listedScreens) {
    await expect(links.and(page.locator(`[href="${path}"]`)).first()).toHaveText(/\w/);
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Countertype`);
  for (const name of ['About', 'Terms', 'Contact', 'Privacy', 'Disclaimer']) {
    const path = `/${name.toLowerCase()}/`;
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' });

  test('gets French, and keeps English once the player chooses it from the list', async ({
    page,
  }) => {
    await page.goto('/about/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const automatic = page.getByRole('combobox').first();
    await expect(automatic.locator('option').first()).toContainText('Français');
    await automatic.selectOption('en-US');
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const language = page.getByLabel('Language');
    const [official, unofficial] = [0, 1].map((index) => language.locator('optgroup').nth(index));
    await expect(official!).toHaveAttribute('label', 'Official');
    await expect(official!.getByRole('option')).toHaveCount(9);
    await expect(official!.getByRole('option').first()).toHaveText('English (100%)');
    await expect(unofficial!).toHaveAttribute('label', 'Unofficial');
    await expect(unofficial!.getByRole('option')).toHaveCount(11);
    await language.selectOption('');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('invalid preferences in storage cause one warning each and no error', async ({ page }) => {
  const messages = collectMessages(page);
  await page.addInitScript(() => {
    localStorage.setItem('language', '"tlh"');
    localStorage.setItem('theme', '{oops');
  });
  await open(page, '/about/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Regression: the script before the first paint warned of them as well.
  expect(messages.toSorted()).toEqual([
    expect.stringContaining('warning: Failed to read "theme" from local storage'),
    expect.stringContaining('warning: Invalid language code selected or detected tlh'),
  ]);
});

test('night is black, also in the browser bar, in other tabs and before the first paint', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/about/');
  await page.goto('/about/');
  await page.getByLabel('Theme').selectOption('night');
  await expect(page.locator('body')).toHaveCSS('background-color', 'oklch(0 0 0)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const bar = await page.locator('meta[name=theme-color]').getAttribute('content');
  expect(bar).toMatch(/^oklch\(0%? 0 0\)$|^#000$/);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});

test('Undo after a reset restores the screen, all picks and the settings', async ({ page }) => {
  const team = '/defense/team/?team=1&member=gengar.ghost-poison&generation=gen2';
  await open(page, '/defense/?types=dragon&generation=gen2');
  await openInApp(page, team);
  await expect(page.getByRole('button', { name: /^Edit Gengar/ })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Your picks are cleared.')).toBeVisible();
  await expect(page).toHaveURL('/defense/');
  await expect(page.getByRole('heading', { name: 'What is it weak to?' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(team);
  await expect(page.getByRole('button', { name: /^Edit Gengar/ })).toBeVisible();
  await expect(page.getByLabel('Generation')).toHaveValue('gen2');
  await expect(page.getByText('Your picks are cleared.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Solo' }).click();
  await expect(mainHeading(page, 'Dragon')).toBeVisible();
});

test('a generation names what it lacks, and Undo restores the last one', { tag: '@full' }, async ({
  page,
}) => {
  const cases = [
    ['/defense/?pokemon=garchomp&types=dragon-ground&tera=steel', 'Garchomp, Tera type: Steel.'],
    [
      '/defense/team/?team=1&member=garchomp.dragon-ground..steel&member=gengar.ghost-poison',
      'Garchomp, Tera type.',
    ],
    ['/offense/?attacks=fairy-ice', 'Fairy.'],
    ['/offense/coverage/?attacks=fairy-ice', 'Fairy.'],
  ] as const;
  const generation = page.getByLabel('Generation');
  await open(page, '/about/');
  for (const [address, names] of cases) {
    await openInApp(page, address);
    await generation.selectOption('gen1');
    await expect(page.getByText(`Not in this generation: ${names}`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(address);
    await expect(generation).toHaveValue('default');
    await expect(page.getByText('Not in this generation')).toHaveCount(0);
  }
  await openInApp(page, '/defense/?types=fire-water-rock&type_count=3');
  await page.getByLabel('Type count').selectOption('2');
  await expect(page.getByText('No longer counted: Rock.')).toBeVisible();
  await page.getByLabel('Type count').selectOption('3');
  await expect(page.getByText('No longer counted')).toHaveCount(0);
});

test('a reset does not undo a navigation that starts right after it', async ({ page }) => {
  await page.clock.install();
  await open(page, '/defense/?types=fire');
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[aria-label="Reset"]')!.click();
    document.querySelector<HTMLElement>('a[href="/about/"]')!.click();
  });
  await expect(mainHeading(page, 'About')).toBeVisible();
  // The reset takes 100 ms.
  await page.clock.runFor(300);
  await expect(page).toHaveURL('/about/');
});

test('the reset button has a tooltip, late on hover and at once on focus', async ({ page }) => {
  await page.goto('/about/');
  const reset = page.getByRole('button', { name: 'Reset' });
  const tooltip = page.getByRole('tooltip', { name: 'Reset to defaults' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await reset.hover();
  await page.clock.runFor(250);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(100);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Your games' }).focus();
  await page.keyboard.press('Tab');
  await page.clock.runFor(10);
  await expect(reset).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('on a phone the settings are in a panel that returns the focus', async ({ page }) => {
  await resize(page, { width: 320, height: 844 });
  await page.goto('/defense/');
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel).toHaveAccessibleDescription('Adjust language, theme, and other options.');
  for (const width of [1151, 390, 320]) {
    await resize(page, { width, height: 844 });
    const box = (await panel.boundingBox())!;
    expect(box.width).toBeCloseTo(0.9 * width, 0);
    expect(box.x + box.width).toBeCloseTo(width, 0);
  }
  await panel.getByLabel('Theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    // Tab in a native dialog also stops at the browser's toolbar, but at no control behind it.
    expect(
      await panel.evaluate(
        (dialog) =>
          dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(settings).toBeFocused();

  await settings.click();
  await expect(panel).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(panel).toBeHidden();

  await settings.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/defense/');
});

test('after a reset in the settings panel no history entry has the choice', async ({ page }) => {
  await page.clock.install();
  await resize(page, { width: 390, height: 844 });
  await page.goto('/about/');
  await openTab(page, 'Defense');
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await panel.getByLabel('Generation').selectOption('gen2');
  await panel.getByRole('button', { name: 'Reset' }).click();
  const expectNoChoice = async () => {
    await expect(mainHeading(page)).toHaveText('What is it weak to?');
    await expect(page).toHaveURL('/defense/');
  };
  await expect(panel).toBeHidden();
  await expectNoChoice();
  // The reset navigates after a delay.
  await page.clock.runFor(300);
  await expectNoChoice();
  await page.goForward();
  await expectNoChoice();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expectNoChoice();
  await page.goBack();
  await expect(page).toHaveURL('/about/');
  await page.goForward();
  await expectNoChoice();
});

test('a new screen starts at its top, and the skip link keeps the URL', async ({ page }) => {
  await page.goto('/defense/?types=fire');
  await expect(mainHeading(page, 'Fire')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/defense/?types=fire');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(mainHeading(page, 'Privacy')).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the ball shows a wild Pokémon and keeps the choice', async ({ page }) => {
  await page.goto('/defense/?types=fire');
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
  await page.getByRole('button', { name: 'Find a wild Pokémon' }).click();
  const notice = page.getByRole('status');
  await expect(notice).toContainText(/^A wild .+ appeared!/);
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  await notice.getByRole('link', { name: 'See its weaknesses' }).click();
  await expect(page).toHaveURL(/pokemon=/);
  await expect(notice).toBeEmpty();
});

test('a crash is shown, reported, kept, and can be reset', async ({ page }) => {
  await page.goto('/_error');
  await page.getByRole('button', { name: 'Trigger a test crash' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.getByText('Report copied.')).toBeVisible();
  const report = await readClipboard(page);
  expect(report).toContain('What happened: Error: This is a test crash.');
  expect(report).toContain('Version: 6.5.');
  expect(report).toContain('/_error');

  await page.goto('/_error');
  await expect(page.getByText('What happened: Error: This is a test crash.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset and reload' }).click();
  await expect(page).toHaveURL('/defense/');
  await page.goto('/_error');
  await expect(page.getByText('Nothing has crashed since you opened this tab.')).toBeVisible();
});

test('when the error screen fails too, the page says what happened', async ({ page }) => {
  const body = 'throw new Error("This part is broken");';
  await page.route('**/assets/{CrashScreen,pages}-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/terms/');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('This part is broken').first()).toBeVisible();
});

test('without its root element the app logs an error', async ({ page }) => {
  const messages = collectMessages(page);
  await page.route('**/about/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('id="app"', '');
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('/about/');
  await expect.poll(() => messages[0]).toBe('pageerror: No #app element found');
});
