import { test as base, expect, type Page, type Route } from '@playwright/test';
import { calculatorNames, calculators } from '#core/links/registry.ts';
import de from '#locales/de.json' with { type: 'json' };
import {
  appReady,
  collectMessages,
  holdBack,
  mainHeading,
  open,
  openInApp,
  setPreference,
} from './page.ts';

/** A test that fails on uncaught errors. */
const test = base.extend<{ noErrors: undefined }>({
  noErrors: [
    async ({ page }, use) => {
      const errors = collectMessages(page, 'pageerror');
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

test('types work while the Pokédex does not answer, and it is requested again on a tap', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    // Unlike the browser's own, it follows the clock of the test.
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    };
  });
  const warnings = collectMessages(page, 'warning');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const requestCount = () => requests.filter((url) => url.endsWith('/pokedex.json')).length;
  await page.route('**/pokedex.json', () => new Promise(() => {}), { times: 1 });
  await page.goto('/defense/');
  await page.clock.fastForward(30_000);
  await expect(page.getByText('The Pokédex couldn’t be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Takes 2× from' })).toBeVisible();
  expect(warnings).toEqual([expect.stringContaining('Failed to download /pokedex.json')]);
  expect(requestCount()).toBe(1);

  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(requestCount()).toBe(2);
});

for (const isRefused of [false, true]) {
  const how = isRefused ? 'with refused' : 'without';
  test(`without storage and ${how} service workers the app works, with a warning`, async ({
    page,
  }) => {
    const warnings = collectMessages(page, 'warning');
    await page.clock.install();
    await page.addInitScript((isRefused) => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      const prototype = Object.getPrototypeOf(navigator);
      if (isRefused) Object.defineProperty(prototype, 'serviceWorker', { get });
      else Reflect.deleteProperty(prototype, 'serviceWorker');
      for (const name of ['localStorage', 'sessionStorage'] as const)
        Object.defineProperty(window, name, { get });
    }, isRefused);
    await page.goto('/defense/?types=water&generation=gen1');
    await expect(page.getByRole('heading', { name: 'Water' })).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(page.getByLabel('Generation')).toHaveValue('gen1');
    await page.getByLabel('Theme').selectOption('night');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await page.goto('/offense/?attacks=ice');
    await expect(page.getByRole('heading', { name: 'Ice' })).toBeVisible();
    expect(warnings.length).toBeGreaterThan(0);
  });
}

test('types work when the search box cannot be loaded', async ({ page }) => {
  await page.route('**/assets/PokemonPicker*.js', (route) => route.abort());
  await page.goto('/defense/?types=fire');
  // The page reloads itself once, and a tap on a page that ends has no effect.
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation && 'type' in navigation && navigation.type === 'reload';
  });
  await expect(page.getByText('Part of Countertype couldn’t be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Flying', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Fire / Flying' })).toBeVisible();
});

/** Imports a list of one Pokémon. */
async function importList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import list' }).click();
  await page.getByLabel('List as text').fill('Name,Type\nAgumon,Dragon');
  await page.getByRole('button', { name: 'Use this list (1)' }).click();
}

test('each screen reports an empty Pokédex and works without it', async ({ page }) => {
  const warnings = collectMessages(page, 'warning');
  await page.route('**/pokedex.json', (route) => route.fulfill({ json: [] }));
  const alert = page.getByRole('alert');

  await page.goto('/defense/?pokemon=rotom-wash&types=electric-water&ability=levitate');
  await expect(page.getByRole('region', { name: 'Takes 0× from' })).toContainText('Ground');
  await expect(alert).toHaveText(/^The Pokédex couldn’t be loaded\. Types still work/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Takes 2× from' })).toBeVisible();

  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await page.getByRole('button', { name: 'Add Pokémon' }).click();
  await expect(alert).toHaveText(/^The Pokédex couldn’t be loaded\. Types still work/);
  await page.getByRole('button', { name: 'Dragon', exact: true }).click();
  await expect(mainHeading(page, /is super effective against 1 member/)).toBeVisible();
  // Suggestions of types need no Pokédex.
  await expect(page.getByRole('button', { name: /^Add (?!Pokémon)/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Offense', exact: true }).click();
  await expect(mainHeading(page, 'What do your')).toBeVisible();
  await page.getByRole('button', { name: 'Ice', exact: true }).click();
  await expect(mainHeading(page, 'Ice: super effective against 4 types')).toBeVisible();
  await expect(alert).toHaveText(/^The Pokédex couldn’t be loaded\. We’ll/);

  await page.getByRole('link', { name: 'Pokédex', exact: true }).first().click();
  await expect(alert).toHaveText(/Your own list still works/);
  await openInApp(page, '/offense/coverage/weakness/?attacks=ice');
  await expect(alert).toHaveText(/Your own list still works/);
  await page.goBack();
  await importList(page);
  await expect(mainHeading(page, /^Super effective against 1 of 1/)).toBeVisible();
  expect(warnings).toEqual([expect.stringContaining('Failed to download /pokedex.json')]);
});

test('a late language file blocks nothing, and applies when it arrives', async ({ page }) => {
  const arrive = await holdBack(page, '**/locales/{de,en}.json*');
  await setPreference(page, 'language', 'de');
  await page.clock.install();
  await page.goto('/defense/?types=fire&ability=dry_skin');
  // English after two seconds.
  await page.clock.fastForward(2000);
  await expect(mainHeading(page, 'Fire')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Flying', exact: true }).first().click();
  await expect(mainHeading(page, 'Fire / Flying')).toBeVisible();
  arrive();
  await expect(mainHeading(page, 'Feuer / Flug')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('with an invalid language file the texts are English', { tag: '@full' }, async ({ page }) => {
  await setPreference(page, 'language', 'de');
  const json = ['Hallo', { shell: 7 }];
  await page.route('**/locales/{de,en}.json*', (route) => route.fulfill({ json }));
  await page.goto('/defense/?types=fire');
  await expect(mainHeading(page, 'Fire')).toBeVisible();
  await page.getByLabel('Language').selectOption('fr');
  await expect(mainHeading(page, 'Feu')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

/** Opens the address while a chunk is missing; the first import of it reloads the page once. */
async function openWithout(page: Page, part: string, path: string): Promise<void> {
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
}

test('a missing screen offers a reload in the language of the player', async ({
  page,
  context,
}) => {
  const { outdatedTitle, outdated, reload } = de.errors;
  await setPreference(page, 'language', 'de');
  let documents = 0;
  page.on('load', () => {
    documents += 1;
  });
  await openWithout(page, '**/assets/DefenseScreen-*.js', '/defense/?types=fire-flying');
  await expect.poll(() => documents).toBe(2);
  await expect(page).toHaveTitle(`${outdatedTitle} · Countertype`);
  await expect(mainHeading(page, outdatedTitle)).toBeVisible();
  await expect(page.getByText(outdated)).toBeVisible();
  await page.getByRole('link', { name: de.pages.privacy.title }).click();
  await expect(mainHeading(page, de.pages.privacy.title)).toBeVisible();
  await page.goBack();
  await expect(mainHeading(page, outdatedTitle)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: reload, exact: true }).click();
  await expect(mainHeading(page, 'Feuer / Flug')).toBeVisible();

  // Offline a reload would fail, and is not tried.
  await context.setOffline(true);
  await page.getByRole('link', { name: de.shell.offense, exact: true }).click();
  await expect(mainHeading(page, outdatedTitle)).toBeVisible();
  await page.getByRole('link', { name: de.shell.defense, exact: true }).click();
  await expect(mainHeading(page, 'Feuer / Flug')).toBeVisible();
});

test('without the chunk of a sheet nothing is lost, and a reload loads it', async ({ page }) => {
  const path = '/defense/team/?team=1&member=.dragon';
  await openWithout(page, '**/assets/TeamSheets-*.js', path);
  const loadEvent = page.waitForEvent('load');
  const button = page.getByRole('button', { name: 'Export', exact: true });
  await button.click();
  await loadEvent;
  await button.click();
  await expect(page.getByText('Part of Countertype couldn’t be loaded')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page).toHaveURL(path);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Export your team' })).toBeVisible();
});

test('without the worker all else works, and a request tries it again', async ({ page }) => {
  await openWithout(page, '**/assets/worker-*.js', '/defense/team/?team=1&member=.dragon');
  const alert = page.getByRole('alert');
  await expect(mainHeading(page, 'Ice is super effective against 1 member')).toBeVisible();
  await expect(alert).toHaveText('Suggestions couldn’t be loaded. Reload the page to try again.');
  await page.getByRole('link', { name: 'Offense', exact: true }).click();
  await expect(mainHeading(page, 'What do your')).toBeVisible();
  await page.getByRole('button', { name: 'Ice', exact: true }).click();
  await expect(mainHeading(page, 'Super effective against 4 types')).toBeVisible();
  await expect(alert).toHaveText(Array(2).fill(/^This couldn’t be calculated\. Reload/));
  await page.unroute('**/assets/worker-*.js');
  await page.getByRole('button', { name: 'Fire', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Add Fighting' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('without the chunk that reads and writes lists, errors say what to do', async ({ page }) => {
  await openWithout(page, '**/assets/listText-*.js', '/offense/coverage/?attacks=ice');
  await page.getByRole('button', { name: 'Import list' }).click();
  await page.getByLabel('List as text').fill('Name,Type\nAgumon,Dragon');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toHaveText('The list couldn’t be read. Open it again, or reload the page.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close anyway' }).click();
  const loadEvent = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Export list' }).click();
  await loadEvent;
  await page.getByRole('button', { name: 'Export list' }).click();
  await expect(
    page.getByText('The file couldn’t be created. Reload the page and try again.'),
  ).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await importList(page);
  await expect(mainHeading(page, /^Super effective against 1 of 1/)).toBeVisible();
});

test('every screen works with a storage full of objects', { tag: '@full' }, async ({ page }) => {
  const messages = collectMessages(page, 'error');
  const record = '{"__proto__":{"toString":null},"toString":7,"message":{"toString":7},"0":{}}';
  const keys = [
    ...['language', 'theme', 'generation', 'type_count', 'list', 'crash', 'reloadedFor', 'scroll'],
    ...calculatorNames.map((name) => `choice.${calculators[name].stateKey}`),
  ];
  await page.addInitScript(
    ([keys, text]) => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of keys) storage.setItem(key, text);
      }
    },
    [keys, record] as const,
  );
  await open(page, '/_error');
  await expect(page.getByText('Nothing has crashed since you opened this tab.')).toBeVisible();
  for (const name of calculatorNames) {
    const { path } = calculators[name];
    await openInApp(page, path);
    await expect(mainHeading(page)).toHaveText(/.+/);
    await expect(page).toHaveURL(path);
  }
  await page.getByLabel('Generation').selectOption('gen2');
  // The tab returns to the mode that was open last.
  await page.getByRole('link', { name: 'Defense', exact: true }).click();
  await expect(page).toHaveURL('/defense/battle/?generation=gen2');
  await page.getByRole('link', { name: 'Solo', exact: true }).click();
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await expect(page).toHaveURL('/defense/?types=fire&generation=gen2');
  await page.reload();
  await expect(mainHeading(page, 'Fire')).toBeVisible();
  expect(messages).toEqual([]);
});

test('with full storage everything works until the tab is closed', { tag: '@full' }, async ({
  page,
}) => {
  const warnings = collectMessages(page, 'warning');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await page.goto('/defense/?types=water');
  await page.getByLabel('Generation').selectOption('gen2');
  await page.getByLabel('Theme').selectOption('night');
  await page.getByRole('button', { name: 'Add to team' }).click();
  await page.getByRole('link', { name: 'Open team' }).click();
  await expect(mainHeading(page, /is super effective against 1 member/)).toBeVisible();
  await expect(page).toHaveURL('/defense/team/?team=1&member=.water&generation=gen2');
  await page.goBack();
  await page.reload();
  await expect(mainHeading(page, 'Water')).toBeVisible();
  await expect(page.getByLabel('Generation')).toHaveValue('gen2');

  await page.goto('/offense/coverage/?attacks=ice');
  await importList(page);
  await expect(mainHeading(page, /^Super effective against 1 of 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/defense/');
  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings.filter((text) => !/storage/i.test(text))).toEqual([]);
});

test('a wrong clock, or one that goes backwards, changes nothing', { tag: '@full' }, async ({
  page,
}) => {
  for (const time of ['1970-01-01', '0001-01-01', '+275760-09-12']) {
    await page.clock.setSystemTime(new Date(`${time}T00:00:00Z`));
    await page.goto('/defense/?types=fire');
    await expect(mainHeading(page, 'Fire')).toBeVisible();
    await page.clock.setSystemTime(new Date('1999-06-30T12:00:00Z'));
    await page.getByRole('button', { name: 'Flying', exact: true }).first().click();
    await expect(mainHeading(page, 'Fire / Flying')).toBeVisible();
  }
  await page.goto('/_error');
  await expect(page.getByRole('contentinfo')).toContainText('© 1999');
  await page.getByRole('button', { name: 'Trigger a test crash' }).click();
  await expect(page.getByText('1999-06-30T12:00')).toBeVisible();
});

test('an app that cannot start shows an error, and a reload tries again', async ({ page }) => {
  for (const file of ['**/locales/*', '**/assets/en-*.js']) {
    await page.route(file, (route) => route.abort());
  }
  await page.clock.install();
  await page.goto('/defense/');
  // The missing chunk reloads the page once; the app waits two seconds for the language.
  const loadEvent = page.waitForEvent('load');
  await page.clock.fastForward(2000);
  await loadEvent;
  await page.clock.fastForward(2000);
  const heading = mainHeading(page);
  await expect(heading).toHaveText('Part of Countertype couldn’t be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading).toHaveText('What is it weak to?');
});

/** Answers with a page of an older release, whose script is gone, as a host or browser does that caches pages. */
async function serveOldPage(page: Page, path: string, times?: number): Promise<void> {
  const makeOld = async (route: Route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('/assets/index-', '/assets/old-index-');
    await route.fulfill({ response, body: html });
  };
  await page.route((url) => url.pathname === path, makeOld, times === undefined ? {} : { times });
}

for (const [kind, path, heading] of [
  ['page', '/defense/', 'Fire'],
  ['text page', '/terms/', 'Terms'],
] as const)
  test(`a ${kind} whose scripts are gone since a release loads itself anew`, async ({ page }) => {
    await serveOldPage(page, path, 1);
    let loadCount = 0;
    page.on('load', () => loadCount++);
    await page.goto(`${path}?types=fire`);
    await expect(mainHeading(page, heading)).toBeVisible();
    await appReady(page);
    await expect.poll(() => loadCount).toBe(2);
  });

test('a page whose scripts stay gone says so in its language, and can be reloaded', async ({
  page,
}) => {
  await setPreference(page, 'language', 'de');
  await serveOldPage(page, '/defense/');
  await page.goto('/defense/?types=fire');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText(de.errors.outdatedTitle);
  await expect(alert).toContainText(de.errors.outdated);
  await page.unrouteAll();
  await alert.getByRole('button', { name: de.errors.reload }).click();
  await expect(mainHeading(page, 'Feuer')).toBeVisible();
});
