import { expect } from '@playwright/test';
import { appReady, collectMessages, open, openAndInstall } from './page.ts';
import { test } from './test.ts';

const team = 'Garchomp @ Yache Berry\nAbility: Rough Skin\n- Earthquake\n';

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a shared text and shared files arrive in the import without a network', {
    tag: '@full',
  }, async ({ page, site }) => {
    const messages = collectMessages(page, 'pageerror');
    await openAndInstall(page, `${site.url}/defense/`);
    await site.end();

    /** Posts a form as the system does with a share, from no page of the site. */
    async function share(text: string, files: { name: string; text: string }[]): Promise<void> {
      await page.goto('about:blank');
      await page.setContent(
        `<form method="post" enctype="multipart/form-data" action="${site.url}/open/">
          <input name="title" value="My team"><textarea name="text"></textarea>
          <input name="files" type="file" multiple><button>Share</button></form>`,
      );
      await page.locator('textarea').fill(text);
      await page.locator('[type=file]').setInputFiles(
        files.map(({ name, text }) => ({
          name,
          mimeType: 'text/plain',
          buffer: Buffer.from(text),
        })),
      );
      await page.getByRole('button', { name: 'Share' }).click();
      await appReady(page);
    }

    await share(team, []);
    await expect(page).toHaveURL(`${site.url}/defense/team/`);
    await expect(page.getByLabel('Team as text')).toHaveValue(team.trim());
    await page.getByRole('button', { name: 'Use this team' }).click();
    await expect(page.getByRole('button', { name: /Garchomp/ }).first()).toBeVisible();

    await share('', [
      { name: 'list.csv', text: 'Name,Type 1\nPikachu,Electric\n' },
      { name: 'dinner.txt', text: 'We meet at eight.' },
    ]);
    await expect(page.getByRole('alert')).toContainText('This isn’t a team');
    await expect(page.getByLabel('dinner.txt')).toHaveValue('We meet at eight.');
    await page.getByRole('button', { name: 'Import a list' }).click();
    await page.getByRole('button', { name: 'Use this list (1)' }).click();
    await expect(page.getByText('Your list of 1 Pokémon is in use.')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('dinner.txt')).toHaveValue('We meet at eight.');
    await page.reload();
    await expect(page.getByText('Nothing arrived.')).toBeVisible();
    expect(messages).toEqual([]);
  });
});

test('files that are opened with the app arrive in the import', async ({ page }) => {
  await page.addInitScript((text) => {
    const file = { getFile: async () => new File([text], 'team.txt') };
    type Launch = { files: (typeof file)[] };
    const setConsumer = (consume: (launch: Launch) => void) => consume({ files: [file] });
    // Chromium's own has only files of an installed app.
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, team);
  await open(page, '/open/');
  await expect(page.getByLabel('Team as text')).toHaveValue(team);
  await page.getByRole('button', { name: 'Use this team' }).click();
  await expect(page.getByText('1 Pokémon imported.')).toBeVisible();
});
