import { expect, test } from '@playwright/test';
import texts from '#locales/en.json' with { type: 'json' };
import { answers } from '../e2e/screens.ts';
import { firefox } from './firefox.ts';
import { Page } from './page.ts';

const ownGame = 'own=EDIrG0N7K5gAA.EAAIA';

/** One address of each screen, and links with an own game, which look for it on the device. */
const addresses = [...answers, `/defense/?types=fire&${ownGame}`, `/offense/chart/?${ownGame}`];

const failures = [texts.errors.title, texts.errors.outdatedTitle, texts.errors.outdated];

/** What Firefox does to the site, with its preferences, and what the app says when a team is saved. */
const refusals = [
  {
    what: 'blocks cookies',
    preferences: { 'network.cookie.cookieBehavior': 2 },
    result: texts.team.saved.failed,
  },
  {
    what: 'is in private mode',
    preferences: { 'browser.privatebrowsing.autostart': true },
    result: 'Saved as Fire.',
  },
  {
    what: 'has no space',
    preferences: {
      'dom.storage.default_quota': 0,
      'dom.storage.default_site_quota': 0,
      'dom.quotaManager.temporaryStorage.fixedLimit': 1,
    },
    result: texts.team.saved.full,
  },
];

for (const { what, preferences, result } of refusals) {
  test(`every screen works while the browser ${what}`, async ({ baseURL }, { project }) => {
    test.skip(project.name !== firefox.name, 'the preferences are those of Firefox');
    test.setTimeout(180_000);
    const tab = await firefox.launch(preferences);
    try {
      const app = new Page(tab, baseURL ?? '');
      for (const address of addresses) {
        await app.open(address);
        // Parts that load late can fail, too: the footer is the last.
        await expect
          .poll(() => tab.evaluate('document.querySelector("footer") !== null'))
          .toBe(true);
        await tab.evaluate('new Promise((done) => requestIdleCallback(done))');
        const text = await app.textOf('body');
        for (const failure of failures) expect(text, address).not.toContain(failure);
      }
      await app.open('/defense/');
      await app.click('button', 'Fire');
      await expect.poll(() => app.textOf('h1')).toBe('Fire');
      await app.open('/defense/team/?team=1&member=.fire');
      await app.click('button', 'Save team');
      await expect.poll(() => app.textOf('body')).toContain(result);
    } finally {
      await tab.close();
    }
  });
}
