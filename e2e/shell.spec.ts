import { expect, type Page, test } from '@playwright/test';
import {
  appReady,
  holdBack,
  mainHeading,
  openInApp,
  openTab,
  readClipboard,
  resize,
  setPreference,
} from './page.ts';
import { listedScreens, screens } from './screens.ts';

/** Collects console messages and page errors; call it before the first navigation. */
function collectMessages(page: Page): { text: string; type: string }[] {
  const messages: { text: string; type: string }[] = [];
  page.on('console', (message) => {
    // Playwright blocks service workers here and logs it; offline.spec.ts allows them.
    if (/service worker/i.test(message.text())) return;
    messages.push({ text: message.text(), type: message.type() });
  });
  page.on('pageerror', (error) => messages.push({ text: error.message, type: 'pageerror' }));
  return messages;
}

function readStored(page: Page, storage: 'localStorage' | 'sessionStorage', key: string) {
  return page.evaluate(([where, name]) => window[where].getItem(name), [storage, key] as const);
}

for (const { path, heading, title, tab: current } of screens) {
  test(`${path} shows ${heading}, with or without a trailing slash`, async ({ page }) => {
    const messages = collectMessages(page);
    for (const address of [path, path.slice(0, -1)]) {
      await page.goto(address);
      await expect(mainHeading(page, heading)).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(`${title} · Countertype`);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      const tabs = page.getByRole('navigation', { name: 'Calculators' });
      await expect(tabs.locator('[aria-current]')).toHaveText(current);
    }
    expect(messages).toEqual([]);
  });
}

test('unknown paths and / redirect to the defense screen without a history entry', async ({
  page,
}) => {
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

  test('an old stored "en" counts as automatic', async ({ page }) => {
    await setPreference(page, 'language', 'en');
    await page.goto('/about/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('the language list groups official and other languages with their completeness', async ({
  page,
}) => {
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
    expect(messages.map(({ type }) => type)).toEqual(['warning']);
    for (const { text } of messages) expect(text).toContain(warning);
  });
}

test('a stored theme of the old site counts as automatic and follows the system', async ({
  page,
}) => {
  await setPreference(page, 'theme', 'en');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about/');
  await expect(page.getByLabel('Theme')).toHaveValue('auto');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await readStored(page, 'localStorage', 'theme')).toBe('"en"');
});

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

test('reset clears the choices and keeps language and theme', async ({ page }) => {
  await page.goto('/defense/?types=dragon&generation=gen2');
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/defense/');
  await expect(page.getByRole('heading', { name: 'What is it weak to?' })).toBeVisible();
  await expect(page.getByLabel('Generation')).toHaveValue('default');
  await expect(page.getByLabel('Theme')).toHaveValue('dark');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
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

test('a generation names what it does not have, and Undo restores the last one', async ({
  page,
}) => {
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

test('the reset button has a tooltip, on hover after a delay and on focus at once', async ({
  page,
}) => {
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

test('settings changed in the panel stay however it closes', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/defense/?types=water-ground');
  const open = page.getByRole('button', { name: 'Settings' });
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await open.click();
  await panel.getByLabel('Generation').selectOption('gen2');
  await panel.getByRole('button', { name: 'Close' }).evaluate((close: HTMLElement) => {
    close.click();
    close.click();
  });
  await expect(page).toHaveURL('/defense/?types=water-ground&generation=gen2');
  await expect(page.getByLabel('Tera type', { exact: true })).toHaveCount(0);

  await open.click();
  await panel.getByLabel('Generation').selectOption('gen1');
  await page.goBack();
  await expect(page).toHaveURL('/defense/?types=water-ground&generation=gen1');
  await expect(page.getByLabel('Ability')).toHaveCount(0);

  await open.click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/defense/');
  await expect(page.getByRole('heading', { name: 'What is it weak to?' })).toBeVisible();
  await expect(page.getByLabel('Tera type', { exact: true })).toBeVisible();
});

test('the settings panel is open again after a reload, and Back closes it', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/about/');
  await openTab(page, 'Defense');
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  const open = page.getByRole('button', { name: 'Settings' });
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await open.click();
  await page.reload();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(mainHeading(page, 'Fire')).toBeVisible();
  await expect(page).toHaveURL('/defense/?types=fire');

  await page.goForward();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/defense/?types=fire');
  await page.goBack();
  await expect(page).toHaveURL('/about/');
});

test('a reset in the settings panel leaves an empty screen, and no history entry has the old choice', async ({
  page,
}) => {
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

test('a choice right before leaving a screen is kept', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  const panel = page.getByRole('dialog', { name: 'Settings' });
  const press = (...names: string[]) =>
    page.evaluate((names) => {
      for (const name of names) document.querySelector<HTMLElement>(name)?.click();
    }, names);
  await page.goto('/defense/?types=water');
  await appReady(page);
  await press('[data-type="ground"]', 'a[href="/offense/"]');
  await expect(page).toHaveURL('/offense/');
  await page.goBack();
  await expect(page).toHaveURL('/defense/?types=water-ground');
  await expect(mainHeading(page, 'Water / Ground')).toBeVisible();

  await press('[data-type="ground"]', '[aria-label="Settings"]');
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL('/defense/?types=water');
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(mainHeading(page, 'Water')).toBeVisible();
});

for (const width of [320, 768, 1151]) {
  test(`the settings panel takes 90 % of ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 700 });
    await page.goto('/about/');
    await page.getByRole('button', { name: 'Settings' }).click();
    const box = await page.getByRole('dialog', { name: 'Settings' }).boundingBox();
    expect(box?.width).toBeCloseTo(0.9 * width, 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0);
  });
}

test('Back does not restore a setting that was reverted', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/defense/?types=fire');
  const panel = page.getByRole('dialog', { name: 'Settings' });
  for (const generation of ['gen2', 'default']) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await panel.getByLabel('Generation').selectOption(generation);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
  }
  await page.getByRole('link', { name: 'About' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/defense/?types=fire');
});

test('the generation of a link also applies to the next screens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

test('a setting changed on a page applies to the calculators too', async ({ page }) => {
  await page.goto('/defense/?types=water-ground');
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByLabel('Generation').selectOption('gen1');
  await openTab(page, 'Defense');
  await expect(page).toHaveURL('/defense/?types=water-ground&generation=gen1');
  await expect(page.getByLabel('Ability')).toHaveCount(0);
});

test('a new screen starts at the top, and the skip link does not change the URL', async ({
  page,
}) => {
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

test('a locale that fails is requested five more times, each after twice the delay', async ({
  page,
}) => {
  const messages = collectMessages(page);
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
  const warnings = messages.filter(({ type, text }) => type === 'warning' && !/preload/.test(text));
  expect(warnings).toEqual([]);
});

test('a missing locale is requested once, and texts stay English', async ({ page }) => {
  const messages = collectMessages(page);
  let requestCount = 0;
  await page.route('**/locales/de.json*', (route) => {
    requestCount += 1;
    return route.fulfill({ status: 404 });
  });
  await setPreference(page, 'language', 'de');
  await page.goto('/about/');
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(requestCount).toBe(1);
  expect(messages.some(({ text }) => text.includes('Failed to load the translations for de'))).toBe(
    true,
  );
});

test('a late language file does not block the screen, and applies when it arrives', async ({
  page,
}) => {
  const arrive = await holdBack(page, '**/locales/de.json*');
  await setPreference(page, 'language', 'de');
  await page.goto('/defense/?types=fire&ability=dry_skin');
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  arrive();
  await expect(page.getByRole('heading', { name: 'Feuer' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a language that failed is requested again when it is chosen again', async ({ page }) => {
  await page.route('**/locales/de.json*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/about/');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  await page.unroute('**/locales/de.json*');
  await page.getByLabel('Language').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('combobox').first().selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('without any locale file the app is in English', async ({ page }) => {
  await page.route('**/locales/*.json*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/about/');
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
});

test('a chunk that is gone after a release reloads the page once, then shows an error', async ({
  page,
}) => {
  await page.goto('/defense/');
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/pages-*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect.poll(() => documents).toBe(1);
  const errorHeading = page.getByRole('heading', {
    name: 'Part of Countertype could not be loaded',
  });
  await expect(errorHeading).toBeVisible();
  await expect(page).toHaveTitle('Part of Countertype could not be loaded · Countertype');
  expect(documents).toBe(1);
  await page.unroute('**/assets/pages-*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(mainHeading(page, 'Terms')).toBeVisible();
});

test('without a network a missing chunk shows an error and nothing is lost', async ({
  page,
  context,
}) => {
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

test('a crash is shown, reported, kept for the session and can be reset', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  await expect.poll(() => messages.map(({ text }) => text)[0]).toBe('No #app element found');
});
