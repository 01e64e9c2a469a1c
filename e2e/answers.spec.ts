import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { violations } from './axe.ts';
import { collectMessages } from './page.ts';
import { copyWithAnswers } from './sampleAnswers.ts';
import { startSite } from './site.ts';

/** A test with a copy of the build that has the answer pages of a few typings and Pokémon. */
const test = base.extend<object, { site: string }>({
  site: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'countertype-answers-'));
      await copyWithAnswers(folder);
      const site = await startSite(folder);
      rmSync(folder, { recursive: true });
      await use(site.url);
      await site.end();
    },
    { scope: 'worker' },
  ],
});

const paths = [
  ...['types/dragon-ground/', 'de/types/electric/', 'ru/types/fairy-steel/', 'types/'],
  ...['pokemon/garchomp/', 'ja/pokemon/rotom-wash/', 'pokemon/'],
];

test('the answer pages are accessible, light and dark, and fit a narrow phone', async ({
  page,
  site,
}) => {
  const messages = collectMessages(page);
  const schemes = ['light', 'dark'] as const;
  for (const [index, path] of paths.entries()) {
    const isTested = (scheme: number) => Boolean(process.env.FULL) || scheme === index % 2;
    for (const colorScheme of schemes.filter((_, scheme) => isTested(scheme))) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1280, height: 900 });
      const response = await page.goto(`${site}/${path}`);
      expect(response?.status(), path).toBe(200);
      expect(await violations(page), `${path} ${colorScheme}`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(320);
    }
  }
  expect(messages).toEqual([]);
});

test('an answer page leads to the app with its state, and to the other languages', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/de/pokemon/garchomp/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Schwächen von Knakrack/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site}/pokemon/garchomp/`);
  await expect(page.getByRole('rowheader')).toHaveText(['4×', '2×', '½×', '0×', '1×']);
  await page.getByRole('link', { name: 'Open in the app' }).click();
  await expect(page).toHaveURL(`${site}/defense/?pokemon=garchomp&types=dragon-ground`);
  await expect(page.getByRole('heading', { name: 'Garchomp' })).toBeVisible();
  // A path that is neither a file nor a screen still leads to Defense.
  await page.goto(`${site}/types/nothing/`);
  await expect(page).toHaveURL(/\/defense\//);
});

test('other sites may read the files for programs, and nothing else', async ({ site, request }) => {
  const file = await request.get(`${site}/api/v1/defense/dragon-ground.json`);
  expect(file.headers()['access-control-allow-origin']).toBe('*');
  expect((await file.json()).multipliers.default.ice).toBe(4);
  for (const path of [
    'types/dragon-ground/',
    'cards/dragon-ground.png',
    'pokedex.json',
    'llms.txt',
  ]) {
    const response = await request.get(`${site}/${path}`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['access-control-allow-origin'], path).toBeUndefined();
  }
  for (const path of ['api/v1/defense/nothing.json', 'cards/nothing.png', 'sitemap-xx.xml'])
    expect((await request.get(`${site}/${path}`)).status(), path).toBe(404);
});
