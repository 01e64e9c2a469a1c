import { readFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import { calculatorNames, calculators } from '#calculators/registry.ts';
import { appReady, collectMessages, mainHeading, setPreference } from './page.ts';

const html = { contentType: 'text/html', body: '<!doctype html><title>Wi-Fi login</title>' };

/** Ways in which a download can fail, by the words of the titles; download.test.ts and i18n.test.ts have more. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'answers 500': (route) => route.fulfill({ status: 500 }),
  'never answers': () => new Promise(() => {}),
  'is the page of a Wi-Fi login': (route) => route.fulfill(html),
  'is truncated': (route) =>
    route.fulfill({ contentType: 'application/json', body: '[{"id":"bulbasaur","num' }),
};

test('types work without the Pokédex, which is requested again later', async ({ page }) => {
  await page.clock.install();
  const warnings = collectMessages(page, 'warning');
  let requestCount = 0;
  await page.route('**/pokedex.json', (route) => {
    requestCount += 1;
    return requestCount === 1 ? route.fulfill({ status: 500 }) : route.fallback();
  });
  await page.goto('/defense/');
  await expect(page.getByText('The Pokédex could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Takes 2× from' })).toBeVisible();
  expect(warnings).toEqual([expect.stringContaining('Failed to download /pokedex.json')]);
  expect(requestCount).toBe(1);

  await page.clock.runFor(60_000);
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
  expect(requestCount).toBe(2);
});

test('blocked storage causes a warning and no error', async ({ page }) => {
  const warnings = collectMessages(page, 'warning');
  const errors = collectMessages(page, 'pageerror');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/defense/?types=water&generation=gen1');
  await expect(page.getByRole('heading', { name: 'Water' })).toBeVisible();
  await expect(page.getByLabel('Generation')).toHaveValue('gen1');
  await page.getByLabel('Theme').selectOption('night');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  expect(warnings.length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('types work when the search box cannot be loaded', async ({ page }) => {
  await page.route('**/assets/PokemonPicker*.js', (route) => route.abort());
  await page.goto('/defense/?types=fire');
  await expect(page.getByText('Part of Countertype could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Flying', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Fire / Flying' })).toBeVisible();
});

test('a link to a Pokémon shows the same numbers without the Pokédex', async ({ page }) => {
  await page.goto('/defense/');
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('wash rotom');
  await page.getByRole('option', { name: 'Wash Rotom' }).click();
  const ground = page.getByRole('region', { name: 'Takes 0× from' }).getByRole('button');
  await expect(ground).toHaveText(['Ground']);
  await page.route('**/pokedex.json', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The Pokédex could not be loaded.')).toBeVisible();
  await expect(ground).toHaveText(['Ground']);
});

/** Divides the timeouts of requests by 100. */
function shortenTimeouts(): void {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 100);
}

for (const [what, fail] of Object.entries({
  ...failures,
  'is not a list': (route: Route) => route.fulfill({ json: { 0: 'mew' } }),
})) {
  test(`a Pokédex that ${what} is reported, and types work without it`, async ({ page }) => {
    const errors = collectMessages(page, 'pageerror');
    await page.addInitScript(shortenTimeouts);
    await page.route('**/pokedex.json', fail);
    await page.goto('/defense/');
    await expect(page.getByRole('alert')).toHaveText(/^The Pokédex could not be loaded/);
    await page.getByRole('button', { name: 'Fire', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Takes 2× from' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('each screen reports an empty Pokédex and works without it', async ({ page }) => {
  const errors = collectMessages(page, 'pageerror');
  const warnings = collectMessages(page, 'warning');
  await page.route('**/pokedex.json', (route) => route.fulfill({ json: [] }));
  const alert = page.getByRole('alert');

  await page.goto('/defense/');
  await expect(alert).toHaveText(/^The Pokédex could not be loaded\. Types still work/);
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Takes 2× from' })).toBeVisible();

  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await page.getByRole('button', { name: 'Add Pokémon' }).click();
  await expect(alert).toHaveText(/^The Pokédex could not be loaded\. Types still work/);
  await page.getByRole('button', { name: 'Dragon', exact: true }).click();
  await expect(mainHeading(page, /is super effective against 1 member/)).toBeVisible();
  // Suggestions of types need no Pokédex.
  await expect(page.getByRole('button', { name: /^Add (?!Pokémon)/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Offense', exact: true }).click();
  await expect(mainHeading(page, 'What do your')).toBeVisible();
  await page.getByRole('button', { name: 'Ice', exact: true }).click();
  await expect(mainHeading(page, 'Super effective against 4 types')).toBeVisible();
  await expect(alert).toHaveText(/^The Pokédex could not be loaded, so no Pokémon can be counted/);

  await page.getByRole('link', { name: 'Coverage', exact: true }).click();
  await expect(alert).toHaveText(/Your own list still works/);
  await expect(page.getByRole('button', { name: 'Import list' })).toBeEnabled();

  await page.goto('/offense/coverage/weakness/?attacks=ice');
  await expect(alert).toHaveText(/Your own list still works/);
  await expect(page.getByRole('link', { name: 'Change attacks' })).toBeVisible();
  const downloadWarnings = warnings.filter((text) => text.includes('Failed to download /pokedex'));
  expect(downloadWarnings).toHaveLength(2);
  expect(errors).toEqual([]);
});

test('a bad record of the Pokédex is left out with a warning', async ({ page }) => {
  const errors = collectMessages(page, 'pageerror');
  const warnings = collectMessages(page, 'warning');
  const pokedex: { id: string }[] = JSON.parse(readFileSync('public/pokedex.json', 'utf8'));
  const json = pokedex.map((pokemon) =>
    pokemon.id === 'mew' ? { ...pokemon, types: ['sound'] } : pokemon,
  );
  await page.route('**/pokedex.json', (route) => route.fulfill({ json }));
  await page.goto('/offense/coverage/normal/');
  const count = (pokedex.length - 1).toLocaleString('en');
  await expect(page.getByText(`${count} of ${count} Pokémon`)).toBeVisible();
  expect(warnings).toEqual(['warning: Left out 1 bad records of the Pokédex']);

  await page.goto('/defense/?pokemon=mew&types=psychic');
  await expect(mainHeading(page, 'Psychic')).toBeVisible();
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('mewtwo');
  await page.getByRole('option', { name: 'Mewtwo' }).first().click();
  await expect(mainHeading(page, 'Mewtwo')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an imported list needs no Pokédex', async ({ page }) => {
  await page.route('**/pokedex.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/offense/coverage/?attacks=ice');
  await page.getByRole('button', { name: 'Import list' }).click();
  await page.getByLabel('List as text').fill('Name,Type\nAgumon,Dragon');
  await page.getByRole('button', { name: 'Use this list (1)' }).click();
  await expect(mainHeading(page, /^Super effective against 1 of 1/)).toBeVisible();
});

for (const [what, fail] of Object.entries({
  ...failures,
  'holds something else': (route: Route) => route.fulfill({ json: ['Hallo', { shell: 7 }] }),
})) {
  test(`with a language file that ${what} the texts are English`, async ({ page }) => {
    const errors = collectMessages(page, 'pageerror');
    await setPreference(page, 'language', 'de');
    await page.route('**/locales/{de,en}.json*', fail);
    await page.goto('/defense/?types=fire');
    await expect(mainHeading(page, 'Fire')).toBeVisible();
    await page.getByRole('button', { name: 'Flying', exact: true }).first().click();
    await expect(mainHeading(page, 'Fire / Flying')).toBeVisible();
    await page.getByLabel('Language').selectOption('fr');
    await expect(mainHeading(page, 'Feu / Vol')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(errors).toEqual([]);
  });
}

/** Opens the address while a chunk is missing; the first import of it reloads the page once. */
async function openWithout(page: Page, part: string, path: string): Promise<void> {
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
}

const outdatedTitle = 'Part of Countertype could not be loaded';

for (const [part, path, heading] of [
  ['DefenseScreen', '/defense/?types=fire-flying', 'Fire / Flying'],
  ['TeamScreen', '/defense/team/?team=1&member=.dragon', 'Ice is super effective against 1 member'],
  ['OffenseScreen', '/offense/?attacks=ice', 'Super effective against 4 types'],
  ['ListScreen', '/offense/coverage/weakness/?attacks=ice', 'Super effective'],
] as const) {
  const tag = part === 'DefenseScreen' || part === 'ListScreen' ? [] : '@full';
  test(`without ${part} its screen offers a reload, which shows the screen`, { tag }, async ({
    page,
  }) => {
    const file = `**/assets/${part}-*.js`;
    let documents = 0;
    page.on('load', () => {
      documents += 1;
    });
    await openWithout(page, file, path);
    await expect.poll(() => documents).toBe(2);
    await expect(page).toHaveTitle(`${outdatedTitle} · Countertype`);
    await expect(mainHeading(page, outdatedTitle)).toBeVisible();
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(mainHeading(page, 'Privacy')).toBeVisible();
    await page.goBack();
    await expect(mainHeading(page, outdatedTitle)).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(mainHeading(page, heading)).toBeVisible();
  });
}

for (const [part, path, open, dialog] of [
  ['TeamSheets', '/defense/team/?team=1&member=.dragon', 'Export', 'Export your team'],
  ['ImportList', '/offense/coverage/?attacks=ice', 'Import list', 'Import a list'],
] as const) {
  test(`without ${part} nothing is lost, and a reload loads it`, async ({ page }) => {
    await openWithout(page, `**/assets/${part}-*.js`, path);
    const loadEvent = page.waitForEvent('load');
    await page.getByRole('button', { name: open, exact: true }).click();
    await loadEvent;
    await page.getByRole('button', { name: open, exact: true }).click();
    await expect(page.getByText(outdatedTitle)).toBeVisible();
    await page.unroute(`**/assets/${part}-*.js`);
    await page.reload();
    await expect(page).toHaveURL(path);
    await page.getByRole('button', { name: open, exact: true }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  });
}

test('without the worker all else works, and a request tries it again', async ({ page }) => {
  const errors = collectMessages(page, 'pageerror');
  await openWithout(page, '**/assets/worker-*.js', '/defense/team/?team=1&member=.dragon');
  const alert = page.getByRole('alert');
  await expect(mainHeading(page, 'Ice is super effective against 1 member')).toBeVisible();
  await expect(alert).toHaveText('Suggestions could not be loaded. Reload the page to try again.');
  await page.getByRole('link', { name: 'Offense', exact: true }).click();
  await expect(mainHeading(page, 'What do your')).toBeVisible();
  await page.getByRole('button', { name: 'Ice', exact: true }).click();
  await expect(mainHeading(page, 'Super effective against 4 types')).toBeVisible();
  await expect(alert).toHaveText(Array(2).fill(/^This could not be calculated\. Reload/));
  await page.unroute('**/assets/worker-*.js');
  await page.getByRole('button', { name: 'Fire', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Add Fighting' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('without the chunk that reads and writes lists, errors say what to do', async ({ page }) => {
  await openWithout(page, '**/assets/listText-*.js', '/offense/coverage/?attacks=ice');
  await page.getByRole('button', { name: 'Import list' }).click();
  await page.getByLabel('List as text').fill('Name,Type\nAgumon,Dragon');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toHaveText('The list could not be read. Open it again, or reload the page.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const loadEvent = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Export list' }).click();
  await loadEvent;
  await page.getByRole('button', { name: 'Export list' }).click();
  await expect(
    page.getByText('The file could not be made. Reload the page and try again.'),
  ).toBeVisible();
  await page.unroute('**/assets/listText-*.js');
  await page.reload();
  await page.getByRole('button', { name: 'Import list' }).click();
  await page.getByLabel('List as text').fill('Name,Type\nAgumon,Dragon');
  await expect(page.getByRole('button', { name: 'Use this list (1)' })).toBeEnabled();
});

/** All our storage keys. */
const keys = {
  localStorage: ['language', 'theme'],
  sessionStorage: [
    ...['generation', 'type_count', 'list', 'crash', 'reloadedFor', 'scroll'],
    ...calculatorNames.map((name) => `choice.${calculators[name].stateKey}`),
  ],
};

const record = '{"__proto__":{"toString":null},"toString":7,"message":{"toString":7},"0":{}}';

const poisons: Record<string, string> = {
  objects: record,
  lists: `[null,7,"fire",[],${record}]`,
  'invalid JSON': '{"fire',
  'hostile query strings': '"types=__proto__&constructor=%E0%A4%A&%"',
  'very long texts': `"types=${'x'.repeat(300_000)}"`,
};

for (const [what, poison] of Object.entries(poisons)) {
  const tag = what === 'objects' ? [] : '@full';
  test(`every screen works with a storage full of ${what}`, { tag }, async ({ page }) => {
    const errors = collectMessages(page, 'error', 'pageerror');
    await page.addInitScript(
      ([keys, text]) => {
        for (const [storage, names] of Object.entries(keys)) {
          for (const name of names) window[storage as 'localStorage'].setItem(name, text);
        }
      },
      [keys, poison] as const,
    );
    for (const name of calculatorNames) {
      const { path } = calculators[name];
      await page.goto(path);
      await expect(mainHeading(page)).toHaveText(/.+/);
      await page.getByLabel('Generation').selectOption('gen2');
      await expect(page).toHaveURL(`${path}?generation=gen2`);
    }
    await page.goto('/_error');
    await expect(page.getByText('Nothing has crashed since you opened this tab.')).toBeVisible();
    await page.getByRole('link', { name: 'Defense', exact: true }).click();
    await page.getByRole('button', { name: 'Fire', exact: true }).click();
    await expect(page).toHaveURL('/defense/?types=fire');
    await page.reload();
    await expect(mainHeading(page, 'Fire')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('with full storage everything works until the tab is closed', async ({ page }) => {
  const errors = collectMessages(page, 'pageerror');
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

  await page.getByRole('link', { name: 'Offense', exact: true }).click();
  await expect(mainHeading(page, 'What do your')).toBeVisible();
  await page.getByRole('button', { name: 'Ice', exact: true }).click();
  await page.getByRole('link', { name: 'Coverage', exact: true }).click();
  await page.getByRole('button', { name: 'Import list' }).click();
  await page.getByLabel('List as text').fill('Name,Type\nAgumon,Dragon');
  await page.getByRole('button', { name: 'Use this list (1)' }).click();
  await expect(mainHeading(page, /^Super effective against 1 of 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/defense/');
  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings.filter((text) => !/storage/i.test(text))).toEqual([]);
  expect(errors).toEqual([]);
});

test('a wrong clock, or one that goes backwards, changes nothing', async ({ page }) => {
  const errors = collectMessages(page, 'pageerror');
  for (const time of ['1970-01-01', '0001-01-01', '+275760-09-12']) {
    await page.clock.setSystemTime(new Date(`${time}T00:00:00Z`));
    await page.goto('/defense/?types=fire');
    await expect(mainHeading(page, 'Fire')).toBeVisible();
    await page.clock.setSystemTime(new Date('1999-06-30T12:00:00Z'));
    await page.getByRole('button', { name: 'Flying', exact: true }).first().click();
    await expect(mainHeading(page, 'Fire / Flying')).toBeVisible();
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('contentinfo')).toContainText('© 1999');
  }
  await page.goto('/_error');
  await page.getByRole('button', { name: 'Try a test crash' }).click();
  await expect(page.getByText('1999-06-30T12:00')).toBeVisible();
  expect(errors).toEqual([]);
});

test('after fifty quick changes the last preferences apply', async ({ page }) => {
  const errors = collectMessages(page, 'error', 'pageerror');
  // The later a language is requested, the sooner its file arrives.
  let delayMs = 500;
  await page.route('**/locales/*', async (route) => {
    delayMs = Math.max(0, delayMs - 40);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.fallback();
  });
  await page.goto('/defense/?types=water-steel-fairy');
  await expect(mainHeading(page, 'Water / Steel')).toBeVisible();
  await page.locator('header').evaluate((header) => {
    const selects = [...header.querySelectorAll('select')];
    const choose = (select: HTMLSelectElement, value: string) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    for (let change = 0; change < 46; change++) {
      const round = Math.floor(change / selects.length);
      const select = selects[change % selects.length] as HTMLSelectElement;
      choose(select, select.options[(round * 5 + 1) % select.length]?.value ?? '');
    }
    // Three types can only be chosen in `default`.
    const lastChanges = { language: 'de', theme: 'night', generation: 'default', typeCount: '3' };
    for (const [index, value] of [...Object.values(lastChanges).entries(), [2, 'gen2'] as const])
      choose(selects[index] as HTMLSelectElement, value);
  });
  await expect(mainHeading(page, 'Wasser / Stahl')).toBeVisible();
  // Long enough for the last file to arrive.
  await page.waitForTimeout(1000);
  await expect(mainHeading(page, 'Wasser / Stahl')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page).toHaveURL('/defense/?types=water-steel-fairy&generation=gen2&type_count=3');
  for (const [label, value] of Object.entries({
    Sprache: 'de',
    Design: 'night',
    Generation: 'gen2',
  })) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  expect(errors).toEqual([]);
});

test('an app that cannot start shows an error, and a reload tries again', async ({ page }) => {
  for (const file of ['**/locales/*', '**/assets/en-*.js']) {
    await page.route(file, (route) => route.abort());
  }
  await page.goto('/defense/');
  const heading = mainHeading(page);
  await expect(heading).toHaveText('Countertype could not start');
  await appReady(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading).toHaveText('What is it weak to?');
});

/** Address, missing file, and the keys of the error texts that the screen then shows. */
const errorTexts = [
  ['/defense/', '**/pokedex.json', ['pokemonPicker.failed']],
  ['/offense/?attacks=ice', '**/pokedex.json', ['offense.listFailed']],
  ['/offense/coverage/?attacks=ice', '**/pokedex.json', ['coverage.failed']],
  ['/offense/coverage/normal/', '**/pokedex.json', ['coverage.failed']],
  ['/defense/team/?team=1&member=.dragon', '**/assets/worker-*.js', ['team.suggest.failed']],
  ['/offense/?attacks=ice', '**/assets/worker-*.js', ['offense.next.failed']],
  ['/terms/', '**/assets/pages-*.js', ['errors.outdatedTitle', 'errors.outdated', 'errors.reload']],
] as const;

for (const { language, tag } of [
  { language: 'de', tag: [] },
  { language: 'ja', tag: '@full' },
]) {
  test(`errors about missing files are in the player's language: ${language}`, { tag }, async ({
    page,
  }) => {
    const texts = JSON.parse(readFileSync(`public/locales/${language}.json`, 'utf8'));
    const english = JSON.parse(readFileSync('public/locales/en.json', 'utf8'));
    const textOf = (tree: object, key: string): string =>
      key.split('.').reduce((branch, name) => branch?.[name as never], tree) as never;
    await setPreference(page, 'language', language);
    for (const [path, part, keys] of errorTexts) {
      await page.route(part, (route) => route.fulfill({ status: 404 }));
      await page.goto(path);
      for (const key of keys) {
        const text = textOf(texts, key);
        expect(text, key).toBeTruthy();
        expect(text, key).not.toBe(textOf(english, key));
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      }
      await page.unroute(part);
    }
  });
}
