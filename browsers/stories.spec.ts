import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import de from '#locales/de.json' with { type: 'json' };
import { startSite } from '../e2e/site.ts';
import { translatePage } from '../e2e/translator.ts';
import { type Page, test } from './page.ts';

const heading = (app: Page) => () => app.textOf('h1');

test('defense: types picked by hand, a reload, back, and another language', async ({ app }) => {
  await app.open('/defense/');
  await app.click('button', 'Fire');
  await app.click('button', 'Flying');
  await expect.poll(heading(app)).toBe('Fire / Flying');
  expect(await app.address()).toBe('/defense/?types=fire-flying');
  expect(await app.textOf('main')).toMatch(
    /4× Takes four times the damage from Rock 2× Takes double damage from Water Electric/,
  );
  await app.reload();
  await expect.poll(heading(app)).toBe('Fire / Flying');
  await app.click('link', 'Offense');
  await expect.poll(heading(app)).toBe('What do your attacks hit?');
  await app.back();
  await expect.poll(heading(app)).toBe('Fire / Flying');
  await app.select('Language', 'de');
  await expect.poll(() => app.tab.evaluate('document.documentElement.lang')).toBe('de');
  await expect.poll(heading(app)).toBe('Feuer / Flug');
  await app.reload();
  await expect.poll(heading(app)).toBe('Feuer / Flug');
});

test('defense: a Pokémon found by its name', async ({ app }) => {
  await app.open('/defense/');
  await app.click('field', 'Pokémon');
  await app.tab.type('gengar');
  await expect.poll(() => app.textOf('[role=option]')).toContain('Gengar');
  await app.tab.press('Enter');
  await expect.poll(heading(app)).toBe('Gengar');
  expect(await app.address()).toBe('/defense/?pokemon=gengar&types=ghost-poison');
});

test('defense: the settings panel, which Back closes', async ({ app }) => {
  await app.tab.resize(390, 700);
  await app.open('/defense/?types=water-steel');
  await app.click('button', 'Settings');
  await app.select('Generation', 'gen1');
  await app.back();
  const isOpen = () => app.tab.evaluate('document.querySelector("dialog[open]") !== null');
  await expect.poll(isOpen).toBe(false);
  await expect.poll(heading(app)).toBe('Water');
  expect(await app.address()).toBe('/defense/?types=water-steel&generation=gen1');
});

test('team: imported from Showdown text, cleared, and restored', async ({ app }) => {
  await app.open('/defense/team/');
  await app.click('button', 'Import');
  await app.click('field', 'Team as text');
  await app.tab.type('Garchomp');
  await app.tab.press('Enter');
  await app.tab.type('Dragonite');
  await app.click('button', 'Use this team');
  await expect.poll(heading(app)).toBe('Ice is super effective against 2 members');
  await app.click('button', 'Clear');
  await expect.poll(heading(app)).toBe('What is your team weak to?');
  await app.click('button', 'Undo');
  await expect.poll(heading(app)).toBe('Ice is super effective against 2 members');
});

test('team: saved, opened after a reload, and renamed with the keyboard', async ({ app }) => {
  const focusedName = () =>
    app.tab.evaluate<string>(
      '(document.activeElement.ariaLabel ?? document.activeElement.innerText).replace(/\\s+/g, " ")',
    );
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 20 && !name.test(await focusedName()); step++)
      await app.tab.press('Tab');
    expect(await focusedName()).toMatch(name);
  };
  await app.open('/defense/team/?team=1&member=garchomp.dragon-ground&member=.fire');
  await app.click('button', 'Save team');
  await expect.poll(() => app.textOf('main')).toContain('Saved as Garchomp, Fire.');
  await app.reload();
  await expect.poll(() => app.textOf('main')).toContain('Saved as Garchomp, Fire.');

  await app.open('/defense/team/?team=1&member=.water');
  await app.click('button', 'Teams');
  const teams = () => app.textOf('dialog[open] ul');
  await expect.poll(teams).toContain('Garchomp');
  await tabTo(/^Garchomp/);
  await app.tab.press('Enter');
  await expect.poll(() => app.textOf('main')).toContain('Saved as Garchomp');

  await app.click('button', 'Teams Garchomp, Fire');
  await expect.poll(teams).toContain('Garchomp');
  await tabTo(/^Edit Garchomp/);
  await app.tab.press('Enter');
  await expect.poll(() => app.tab.evaluate('document.activeElement.tagName')).toBe('INPUT');
  await app.tab.type('Sand');
  await app.tab.press('Enter');
  await expect.poll(teams).toContain('Sand');
  await expect.poll(focusedName).toMatch(/^Edit .*Sand/);
});

test('battle: an opponent, the verdict, and the reason of a number', async ({ app }) => {
  await app.open(
    '/defense/battle/?battle=1&us=charizard.fire-flying&us=blastoise.water&them=onix.rock-ground',
  );
  await expect.poll(heading(app)).toBe('Send out Blastoise');
  await app.click('button', 'Blastoise deals 4× to Onix with Water + Same-type attack bonus');
  await expect.poll(() => app.textOf('main')).toContain('Same-type attack bonus');
  await app.click('button', 'Inverse battle');
  await expect.poll(() => app.address()).toContain('&inverse=1');
  // The suggestions move the buttons below them.
  await expect.poll(() => app.textOf('main')).toContain('Counters');
  await app.click('button', 'Swap sides');
  // Against several opponents: in an inverse battle Onix beats Blastoise and loses to Charizard.
  await expect.poll(heading(app)).toBe('Lead with Onix');
  expect(await app.textOf('main')).toContain('It beats 1 of 2 and loses to 1.');
  await app.click('button', 'Choose Charizard, Fire, Flying');
  await expect.poll(heading(app)).toBe('No good choice against Charizard');
});

test('offense and coverage: attacks, abilities, and the list of resisting Pokémon', async ({
  app,
}) => {
  await app.open('/offense/');
  await app.click('button', 'Ground');
  await expect.poll(heading(app)).toBe('Ground: super effective against 5 types');
  await app.click('button', 'Count abilities');
  await expect.poll(() => app.address()).toBe('/offense/?attacks=ground&abilities=1');
  await app.open('/offense/coverage/resistance/?attacks=ground');
  await expect.poll(() => app.textOf('main')).toMatch(/Caterpie Best attack: ?Ground ½×/);
});

test('a page translated by the browser works and shows the right numbers', async ({ app }) => {
  await app.open('/defense/?types=fire');
  await app.tab.evaluate(`(${translatePage})()`);
  await expect.poll(() => app.has('link', 'Offénsé')).toBe(true);
  await app.click('button', 'Flying');
  await expect.poll(heading(app)).toBe('Fire / Flying');
  expect(await app.textOf('main')).toMatch(/Wéák tó 3 typés, résísts 6, ímmúné tó 1/);
  await app.click('link', 'Offénsé');
  await expect.poll(heading(app)).toBe('Whát dó yóúr áttácks hít?');
  await app.click('button', 'Ice');
  await app.click('button', 'Cóúnt ábílítíés');
  await app.click('button', 'Ground');
  await expect.poll(heading(app)).toBe('Icé, Gróúnd: súpér éfféctívé ágáínst 9 typés');
  await app.back();
  await expect.poll(heading(app)).toBe('Fire / Flying');
});

test('more taps than the history limit of the browser are all kept', async ({ app }) => {
  await app.open('/defense/');
  await app.tab.evaluate(`(() => {
    const types = ['fire', 'water', 'ice', 'dark', 'rock', 'grass'];
    for (let tap = 0; tap < 140; tap++)
      document.querySelector(\`button[data-type=\${types[tap % 6]}][aria-pressed]\`).click();
  })()`);
  const expectedHeading = await app.textOf('h1');
  await app.click('link', 'Offense');
  await expect.poll(heading(app)).toBe('What do your attacks hit?');
  await expect.poll(() => app.address(), { timeout: 40_000 }).toBe('/offense/');
  await app.back();
  await expect.poll(heading(app)).toBe(expectedHeading);
});

// Regression: selects that are as wide as their longest option gave the header a second row, which moved the page.
test('the header has one row on a desktop in every language', async ({ app }) => {
  const higher: string[] = [];
  const languages = readdirSync('public/locales').map((file) => file.replace('.json', ''));
  for (const language of languages) {
    await app.tab.evaluate(`localStorage.setItem('language', '"${language}"')`);
    await app.open('/about/');
    const hasSelects = 'document.querySelectorAll("header select").length > 2';
    await expect.poll(() => app.tab.evaluate(hasSelects)).toBe(true);
    const height = await app.tab.evaluate<number>('document.querySelector("header").offsetHeight');
    if (height > 60) higher.push(`${language} ${height}`);
  }
  expect(higher).toEqual([]);
});

test('a text page in the language of the player, whose first tap leads to a calculator', async ({
  app,
}) => {
  await app.open('/defense/');
  await app.select('Language', 'de');
  await expect.poll(() => app.tab.evaluate('document.documentElement.lang')).toBe('de');
  // Without waiting for the app, which loads on the tap.
  await app.tab.evaluate(`location.assign('/about/')`);
  await expect.poll(heading(app)).toBe(de.pages.about.title);
  await app.click('link', de.shell.offense);
  await expect.poll(heading(app)).toBe(de.offense.emptyTitle);
  await app.back();
  await expect.poll(heading(app)).toBe(de.pages.about.title);
  expect(await app.tab.evaluate('document.documentElement.lang')).toBe('de');
});

test('after one visit the app works without the server, and refuses a repair', async ({ app }) => {
  const site = await startSite('dist');
  await app.open(`${site.url}/about/`);
  await expect.poll(() => app.textOf('footer'), { timeout: 30_000 }).toContain('Available offline');
  await site.end();
  await app.click('button', 'Repair');
  await expect.poll(() => app.textOf('main')).toContain('Repair downloads Countertype again');
  await app.reload();
  await app.click('link', 'Defense');
  await app.click('button', 'Ghost');
  await expect.poll(heading(app)).toBe('Ghost');
});
