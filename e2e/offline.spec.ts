import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { makeChart } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import de from '#locales/de.json' with { type: 'json' };
import project from '../package.json' with { type: 'json' };
import {
  collectMessages,
  mainHeading,
  openAndInstall,
  openInApp,
  openTab,
  setPreference,
  skipInstallDelay,
  waitUntilInstalled,
} from './page.ts';
import { answers } from './screens.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** A game in which Sound hits Water. */
function melodyText(): string {
  const types = ['normal', 'water', 'sound'] as Type[];
  const chart = makeChart(types, (one, other) => (one === types[2] && other === 'water' ? 2 : 1));
  return formatGameText({
    ...{ name: 'Melody', base: 'default', chart, pokemon: [] },
    types: types.map((id) => ({ id, name: id === types[2] ? 'Sound' : id })),
  })!;
}

test('after one visit every screen, the language and an own game work offline', async ({
  page,
  site,
}) => {
  const errors = collectMessages(page, 'pageerror');
  await setPreference(page, 'language', 'de');
  await openAndInstall(page, `${site.url}/defense/?types=water&own=${melodyText()}`);
  await site.end();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Erleidet 2× Schaden durch' })).toContainText(
    'Sound',
  );
  await page.goto(`${site.url}/game/`);
  await expect(page.getByText(de.game.fromLink)).toBeVisible();
  for (const path of ['/nowhere/at/all', '/defense/team?team=1&member=rotom-wash.electric-water']) {
    await page.goto(`${site.url}${path}`);
    await expect(mainHeading(page)).toBeVisible();
  }
  // Its texts in German are not there yet, and the app has them.
  await page.goto(`${site.url}/terms/`);
  await expect(mainHeading(page, de.pages.terms.title)).toBeVisible();
  for (const path of [...answers, '/defense/']) {
    await openInApp(page, path);
    await expect(mainHeading(page)).toBeVisible();
    await expect(mainHeading(page)).not.toHaveText(de.errors.outdatedTitle);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  }
  await page.getByRole('combobox', { name: 'Pokémon', exact: true }).fill('Glurak');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Glurak' })).toBeVisible();
  await page.getByLabel('Generation').selectOption('platinum');
  await page.goto(`${site.url}/offense/coverage/?attacks=fire&game=platinum&dex=story`);
  await expect(page.getByText('218 Pokémon.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a new language and a repair need the network, and say so', { tag: '@full' }, async ({
  page,
  site,
  context,
}) => {
  await openAndInstall(page, `${site.url}/defense/?types=fire`);
  await page.evaluate(() => caches.open('somebody-else'));
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByLabel('Language').selectOption('fr');
  await page.getByLabel('Langue').selectOption('en-US');
  await context.setOffline(true);
  // French was downloaded once and is cached.
  await page.getByLabel('Language').selectOption('fr');
  await page.getByLabel('Langue').selectOption('en-US');
  await page.getByLabel('Language').selectOption('it');
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
  await page.getByRole('button', { name: 'Repair' }).click();
  await expect(page.getByText('Repair downloads Countertype again')).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByText('You’re offline')).toBeHidden();

  // The repair deleted nothing.
  await context.setOffline(true);
  for (const path of ['v6.5', 'foo.html']) {
    await page.goto(`${site.url}/${path}`);
    await expect(page).toHaveURL(`${site.url}/defense/?types=fire`);
  }

  await context.setOffline(false);
  await page.getByLabel('Lingua').selectOption('en-US');
  await page.getByRole('link', { name: 'About' }).click();
  const loadEvent = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Repair' }).click();
  await loadEvent;
  expect(await page.evaluate(() => caches.keys())).toEqual(['somebody-else']);
  await openTab(page, 'Defense');
  await expect(mainHeading(page, 'Fire')).toBeVisible();
  await skipInstallDelay(page);
  await waitUntilInstalled(page);
});

test('the names of a Japanese game stay after a reload, and offline', { tag: '@full' }, async ({
  page,
  site,
  context,
}) => {
  const address = `${site.url}/defense/?pokemon=garchomp`;
  await openAndInstall(page, address);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Names of Pokémon').selectOption('ja');
  await expect(mainHeading(page, 'ガブリアス')).toBeVisible();
  await context.setOffline(true);
  await page.goto(address);
  await expect(mainHeading(page, 'ガブリアス')).toBeVisible();
  const answer = page.getByRole('region', { name: 'Takes 4× from' });
  await expect(answer.locator(':lang(ja)', { hasText: 'こおり' })).toBeVisible();
});

/** The notice of an update. */
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A new version is ready.' });

test('a new version waits for a tap, then reloads every tab without typed text', async ({
  page,
  context,
  site,
}) => {
  const errors = collectMessages(page, 'pageerror');
  await openAndInstall(page, `${site.url}/defense/?types=fire-flying`);
  const other = await context.newPage();
  await other.goto(`${site.url}/defense/?types=water`);
  await expect(other.getByRole('heading', { name: 'Water' })).toBeVisible();
  const typing = await context.newPage();
  await typing.goto(`${site.url}/defense/team/`);
  await skipInstallDelay(typing);
  await typing.getByRole('button', { name: 'Import' }).click();
  const text = typing.getByRole('dialog').getByRole('textbox');
  await text.fill('Garchomp');

  site.publish('99.0.0');
  // The browser checks by itself too, so the requests of the server do not show who did.
  await page.evaluate(() => {
    const { update } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.update = function () {
      document.documentElement.dataset.checked = '';
      return update.call(this);
    };
  });
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const checked = page.locator('html[data-checked]');
  await comeBack();
  await page.clock.runFor(3_600_000);
  expect(await checked.count()).toBe(0);
  await comeBack();
  await expect(checked).toBeAttached();
  await expect(notice(page)).toBeVisible({ timeout: 30_000 });

  // The old version still works, although its files are gone from the server.
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByText(`version ${project.version}.`)).toBeVisible();
  await page.goBack();

  const loadEvents = [page, other].map((target) => target.waitForEvent('load'));
  await notice(page).getByRole('button', { name: 'Update' }).click();
  await Promise.all(loadEvents);
  await expect(page.getByRole('heading', { name: 'Fire / Flying' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Water' })).toBeVisible();
  await other.getByRole('link', { name: 'About' }).click();
  await expect(other.getByText('version 99.0.0.')).toBeVisible();

  await expect(text).toHaveValue('Garchomp');
  await typing.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await typing.getByRole('dialog').getByRole('button', { name: 'Close anyway' }).click();
  const loadEvent = typing.waitForEvent('load');
  await notice(typing).getByRole('button', { name: 'Update' }).click();
  await loadEvent;
  expect(errors).toEqual([]);
});

/** Opens a page, and resolves to the state of its worker after the installation, which may fail. */
async function install(page: Page, address: string): Promise<string> {
  await page.goto(address);
  const state = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { register } = ServiceWorkerContainer.prototype;
        ServiceWorkerContainer.prototype.register = async function (...args) {
          const registration = await register.apply(this, args);
          const { installing } = registration;
          installing?.addEventListener('statechange', () => resolve(installing.state));
          return registration;
        };
      }),
  );
  await skipInstallDelay(page);
  return state;
}

// Regressions: a page was installed as moves.json, and a list of another release was kept for ever.
test('only files of this release are installed and kept', { tag: '@full' }, async ({
  page,
  site,
}) => {
  const errors = collectMessages(page, 'pageerror');
  const repairMoves = site.replace('moves.json', '<!doctype html><title>Wi-Fi</title>');
  await page.clock.install();
  expect(await install(page, `${site.url}/about/`)).toBe('redundant');
  repairMoves();
  expect(await install(page, `${site.url}/about/`)).toBe('installed');
  await waitUntilInstalled(page);

  const learners = readFileSync('public/learners/9.json', 'utf8');
  const other = JSON.stringify({ ...JSON.parse(learners), entries: 1 });
  const repairLearners = site.replace('learners/9.json', other);
  const listKept = () =>
    page.evaluate(async () => (await (await caches.open('countertype-games')).keys()).length);
  await page.goto(`${site.url}/offense/coverage/weakness/?attacks=ground&learns=Earthquake`);
  const failure = page.getByText('The moves that Pokémon learn couldn’t be loaded.');
  await expect(failure).toBeVisible();
  expect(await listKept()).toBe(0);
  repairLearners();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('The moves that Pokémon learn')).toBeHidden();
  await expect.poll(listKept).toBe(1);
  await site.end();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: / of 916 Pokémon/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the manifest has the name, and all its files exist', async ({ request }) => {
  const [address] = /[^"]*\.webmanifest/.exec(await (await request.get('/defense/')).text())!;
  const manifest = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ short_name: 'Countertype', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const files = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts];
  expect(files.length).toBeGreaterThan(9);
  for (const { src, url } of files) {
    const path = new URL(src ?? url, `http://localhost${address}`).pathname;
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
