import { expect, type Page, test } from '@playwright/test';
import {
  appReady,
  collectMessages,
  holdBack,
  mainHeading,
  openInApp,
  openTab,
  readClipboard,
  resize,
  setPreference,
} from './page.ts';
import { listedScreens, screens } from './screens.ts';

function readStored(page: Page, storage: 'localStorage' | 'sessionStorage', key: string) {
  return page.evaluate(([where, name]) => window[where].getItem(name), [storage, key] as const);
}

test('each screen has its heading, title and tab, without a slash too', async ({ page }) => {
  const messages = collectMessages(page);
  for (const { path, heading, title, tab } of screens) {
    const address = path.slice(0, -1);
    await page.goto(address);
    await expect(mainHeading(page, heading)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${title} · Countertype`);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    const tabs = page.getByRole('navigation', { name: 'Calculators' });
    await expect(tabs.locator('[aria-current]')).toHaveText(tab);
  }
  expect(messages).toEqual([]);
});

test('unknown paths and / redirect to defense without a history entry', async ({ page }) => {
  await page.goto('/about/');
  await page.goto('/');
  await expect(page).toHaveURL('/defense/');
  await page.goBack();
  await expect(page).toHaveURL('/about/');
  for (const path of ['/nothing', '/defense/solo/more', '/offense/coverage/else/', '/Offense/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/defense/');
  }
});

test('the footer links to the pages and shows the year', async ({ page }) => {
  await page.goto('/defense/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Countertype`);
  for (const name of ['About', 'Terms', 'Contact', 'Privacy', 'Disclaimer']) {
    await footer.getByRole('link', { name }).click();
    await expect(mainHeading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Countertype`);
  }
});

test('the page About links to every calculator and page', async ({ page }) => {
  await page.goto('/about/');
  for (const { path, title } of listedScreens) {
    const [name = ''] = title.split(' · ');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · Countertype`);
    await page.goBack();
  }
});

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' });

  test('gets French, and keeps English once the player chooses it', async ({ page }) => {
    await page.goto('/about/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const language = page.getByRole('combobox').first();
    await expect(language.locator('option').first()).toContainText('Français');
    await language.selectOption('en-US');
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    expect(await readStored(page, 'localStorage', 'language')).toBe('"en-US"');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByLabel('Language').selectOption('');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('the language list has two groups and the completeness of each', async ({ page }) => {
  await page.goto('/about/');
  const groups = page.getByLabel('Language').locator('optgroup');
  await expect(groups.nth(0)).toHaveAttribute('label', 'Official');
  await expect(groups.nth(0).locator('option')).toHaveCount(9);
  await expect(groups.nth(1)).toHaveAttribute('label', 'Unofficial');
  await expect(groups.nth(1).locator('option')).toHaveCount(11);
  await expect(groups.nth(0).locator('option').first()).toHaveText('English (100%)');
});

for (const [what, key, value, warning] of [
  ['an unknown language', 'language', '"tlh"', 'Invalid language code selected or detected tlh'],
  ['invalid JSON', 'theme', '{oops', 'Failed to read "theme" from local storage'],
] as const) {
  test(`${what} in storage causes one warning and no error`, async ({ page }) => {
    const messages = collectMessages(page);
    await page.addInitScript(([name, json]) => localStorage.setItem(name, json), [
      key,
      value,
    ] as const);
    await page.goto('/about/');
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    // Regression: the script before the first paint warned of it as well.
    expect(messages).toEqual([expect.stringContaining(`warning: ${warning}`)]);
  });
}

test('night is black, also in the browser bar and in other tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about/');
  await page.goto('/about/');
  await page.getByLabel('Theme').selectOption('night');
  await expect(page.locator('body')).toHaveCSS('background-color', 'oklch(0 0 0)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const bar = await page.locator('meta[name=theme-color]').getAttribute('content');
  expect(bar).toMatch(/^oklch\(0%? 0 0\)$|^#000$/);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'night');
});

test('the theme is set before the first paint', async ({ page }) => {
  await setPreference(page, 'theme', 'night');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/about/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});

test('Undo after a reset restores the screen, all picks and the settings', async ({ page }) => {
  const team = '/defense/team/?team=1&member=gengar.ghost-poison&generation=gen2';
  await page.goto('/defense/?types=dragon&generation=gen2');
  await appReady(page);
  await openInApp(page, team);
  await expect(page.getByRole('button', { name: /^Edit Gengar/ })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Everything is reset.')).toBeVisible();
  await expect(page).toHaveURL('/defense/');
  await expect(page.getByRole('heading', { name: 'What is it weak to?' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(team);
  await expect(page.getByRole('button', { name: /^Edit Gengar/ })).toBeVisible();
  await expect(page.getByLabel('Generation')).toHaveValue('gen2');
  await expect(page.getByText('Everything is reset.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Solo' }).click();
  await expect(mainHeading(page, 'Dragon')).toBeVisible();

  // The next change keeps the reset.
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page).toHaveURL('/defense/?types=fire');
});

test('a generation names what it lacks, and Undo restores the last one', async ({ page }) => {
  const attacks = '/offense/?attacks=fairy-ice';
  const members = '?team=1&member=garchomp.dragon-ground..steel&member=gengar.ghost-poison';
  const cases = [
    ['/defense/?pokemon=garchomp&types=dragon-ground&tera=steel', 'Garchomp, Tera type: Steel.'],
    [`/defense/team/${members}`, 'Garchomp, Tera type.'],
    [attacks, 'Fairy.'],
    [attacks.replace('/offense/', '/offense/coverage/'), 'Fairy.'],
  ];
  const generation = page.getByLabel('Generation');
  for (const [address, names] of cases) {
    await page.goto(address!);
    await appReady(page);
    await generation.selectOption('gen1');
    await expect(page.getByText(`Not in this generation: ${names}`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(address!);
    await expect(generation).toHaveValue('default');
    await expect(page.getByText('Not in this generation')).toHaveCount(0);
  }
  await page.goto('/defense/?types=fire-water-rock&type_count=3');
  await appReady(page);
  await page.getByLabel('Type count').selectOption('2');
  await expect(page.getByText('No longer counted: Rock.')).toBeVisible();
  await page.getByLabel('Type count').selectOption('3');
  await expect(page.getByText('No longer counted')).toHaveCount(0);
});

test('a reset does not undo a navigation that starts right after it', async ({ page }) => {
  await page.goto('/defense/?types=fire');
  await appReady(page);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[aria-label="Reset"]')!.click();
    document.querySelector<HTMLElement>('a[href="/about/"]')!.click();
  });
  await expect(mainHeading(page, 'About')).toBeVisible();
  // The reset takes 100 ms.
  await page.waitForTimeout(300);
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
  await resize(page, { width: 390, height: 844 });
  await page.goto('/defense/');
  const open = page.getByRole('button', { name: 'Settings' });
  await open.click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel).toHaveAccessibleDescription('Adjust language, theme, and other options.');
  expect((await panel.boundingBox())?.width).toBe(351);
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
  await expect(open).toBeFocused();

  await open.click();
  await expect(panel).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(panel).toBeHidden();

  await open.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/defense/');
});

test('after a reset in the settings panel no history entry has the choice', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/about/');
  await openTab(page, 'Defense');
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await expect(page).toHaveURL('/defense/?types=fire');
  const panel = page.getByRole('dialog', { name: 'Settings' });
  const empty = mainHeading(page, 'What is it weak to?');
  await page.getByRole('button', { name: 'Settings' }).click();
  await panel.getByLabel('Generation').selectOption('gen2');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(panel).toBeHidden();
  await expect(empty).toBeVisible();
  await expect(page).toHaveURL('/defense/');
  // The reset navigates after a delay.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/defense/');

  await page.goForward();
  await expect(empty).toBeVisible();
  await expect(page).toHaveURL('/defense/');
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(empty).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about/');
  await page.goForward();
  await expect(empty).toBeVisible();
  await expect(page).toHaveURL('/defense/');
});

test('the settings panel takes 90 % of the window', async ({ page }) => {
  await resize(page, { width: 320, height: 700 });
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const width of [320, 768, 1151]) {
    await resize(page, { width, height: 700 });
    const box = await page.getByRole('dialog', { name: 'Settings' }).boundingBox();
    expect(box?.width).toBeCloseTo(0.9 * width, 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0);
  }
});

test('the generation of a link also applies to the next screens', async ({ page }) => {
  const generation = page.getByLabel('Generation');
  const link = '/defense/?types=fire&generation=gen1&type_count=3';
  const expectGen1 = async () => {
    await expect(generation).toHaveValue('gen1');
    await expect(page.getByLabel('Type count')).toHaveValue('2');
    await expect(page.getByRole('group', { name: 'Types' }).getByRole('button')).toHaveCount(15);
  };
  await page.goto(link);
  await expectGen1();
  await openTab(page, 'Offense');
  await expect(page).toHaveURL('/offense/?generation=gen1&type_count=3');
  await expectGen1();
  await page.getByRole('button', { name: 'Ice', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const { pathname, search } = new URL(await readClipboard(page));
  expect(pathname + search).toBe('/offense/?attacks=ice&generation=gen1&type_count=3');

  // A choice that was made under other settings continues under those of the link.
  await generation.selectOption('default');
  await expect(page.getByLabel('Type count')).toHaveValue('3');
  await page.getByLabel('Type count').selectOption('2');
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await page.goto(link);
  await openTab(page, 'Offense');
  await expect(page).toHaveURL('/offense/?attacks=ice&generation=gen1&type_count=3');
  await expectGen1();
  await page.getByRole('link', { name: 'Coverage', exact: true }).click();
  await expect(page).toHaveURL('/offense/coverage/?attacks=ice&generation=gen1&type_count=3');
  await openTab(page, 'Defense');
  await expect(page).toHaveURL(link);
  await expectGen1();
});

test('Back from a screen with a restored choice leads to the previous screen', async ({ page }) => {
  await page.goto('/offense/?attacks=ice');
  await expect(mainHeading(page, 'Super effective against 4 types')).toBeVisible();
  await page.goto('/about/');
  await openTab(page, 'Defense');
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await expect(page).toHaveURL('/defense/?types=fire');
  await openTab(page, 'Offense');
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await openTab(page, 'Offense');
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await page.goBack();
  await expect(page).toHaveURL('/defense/?types=fire');
  await page.goForward();
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/about/');
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
  await page.getByRole('button', { name: 'Let a wild Pokémon appear' }).click();
  const notice = page.getByRole('status');
  await expect(notice).toContainText(/^A wild .+ appeared!/);
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  await notice.getByRole('link', { name: 'See its weaknesses' }).click();
  await expect(page).toHaveURL(/pokemon=/);
  await expect(notice).toBeEmpty();
});

test('a locale that fails is requested five more times, each after twice the delay', {
  tag: '@full',
}, async ({ page }) => {
  const warnings = collectMessages(page, 'warning');
  await page.clock.install();
  await page.addInitScript(() => {
    const delays: unknown[] = [];
    const { setTimeout } = window;
    const recordDelay = (handler: () => void, delay?: number) => {
      delays.push(delay);
      return setTimeout(handler, delay);
    };
    Object.assign(window, { delays, setTimeout: recordDelay });
  });
  let requestCount = 0;
  await page.route('**/locales/de.json*', (route) => {
    requestCount += 1;
    return requestCount <= 5 ? route.fulfill({ status: 500 }) : route.fallback();
  });
  await page.goto('/about/');
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  // Downloads that are not done would time out when the clock moves.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Language').selectOption('de');
  let attempts = 0;
  for (const delay of [350, 700, 1400, 2800, 5600]) {
    attempts += 1;
    await expect.poll(() => requestCount).toBe(attempts);
    // The response has arrived when the page waits for the next request.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'delays'))).toContain(delay);
    await page.clock.runFor(delay - 50);
    expect(requestCount).toBe(attempts);
    await page.clock.runFor(60);
  }
  await expect.poll(() => requestCount).toBe(6);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // When requests are intercepted, Chromium may warn that a preload is unused.
  expect(warnings.filter((text) => !/preload/.test(text))).toEqual([]);
});

test('a late language file blocks nothing, and applies when it arrives', async ({ page }) => {
  const arrive = await holdBack(page, '**/locales/de.json*');
  await setPreference(page, 'language', 'de');
  await page.goto('/defense/?types=fire&ability=dry_skin');
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  arrive();
  await expect(page.getByRole('heading', { name: 'Feuer' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('offline a missing chunk shows an error and nothing is lost', async ({ page, context }) => {
  await page.goto('/defense/?types=fire');
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(
    page.getByRole('heading', { name: 'Part of Countertype could not be loaded' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Defense', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
});

test('a crash is shown, reported, kept, and can be reset', async ({ page }) => {
  await page.goto('/_error');
  await page.getByRole('button', { name: 'Try a test crash' }).click();
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
