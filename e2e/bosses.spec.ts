import { expect } from '@playwright/test';
import { collectMessages, openAndInstall } from './page.ts';
import { test } from './test.ts';

const team = 'battle=1&us=swampert.water-ground&us=manectric.electric&us=aggron.steel-rock';
const emerald = 'generation=gen2&game=emerald';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('two taps lead from a team to the answer to Winona', async ({ page }) => {
    const errors = collectMessages(page, 'pageerror');
    await page.goto(`/defense/battle/?${team}&${emerald}`);
    const button = page.getByRole('region', { name: 'Their team' }).getByRole('button', {
      name: 'A boss of this game…',
    });
    await button.tap();
    await page.getByRole('searchbox').fill('Winona');
    await page.getByRole('button', { name: /^Winona Gym Leader · Level cap 33/ }).tap();
    await expect(page.getByRole('heading', { name: 'Lead with Manectric' })).toBeInViewport();
    await expect(page).toHaveURL(/battle=1&boss=emerald\.winona&us=/);
    await page.getByRole('button', { name: /^Next boss/ }).tap();
    await expect(page).not.toHaveURL(/winona/);
    await page.goBack();
    expect(errors).toEqual([]);
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the bosses of a game and what Pokémon learn work offline after use', {
    tag: '@full',
  }, async ({ page, site }) => {
    await openAndInstall(page, `${site.url}/defense/battle/?${team}&${emerald}`);
    await page.getByRole('button', { name: 'A boss of this game…' }).first().click();
    await expect(page.getByRole('button', { name: /^Winona/ }).first()).toBeVisible();
    // Who learns a move is cached on use, the likely moves with the app.
    const learners = `${site.url}/offense/coverage/normal/?learns=WeatherBall&${emerald}`;
    await page.goto(learners);
    await expect(page.getByText('Castform').first()).toBeVisible();
    await site.end();
    await page.goto(learners);
    await expect(page.getByText('Castform').first()).toBeVisible();
    await page.goto(`${site.url}/defense/battle/?${team}&them=milotic.water&likely=1&${emerald}`);
    await expect(page.getByText('Your opponents’ likely moves count.')).toBeVisible();
    await page.goto(`${site.url}/defense/battle/?boss=emerald.winona&${emerald}`);
    await expect(page.getByText('Level cap 33')).toBeVisible();
    await page.goto(`${site.url}/defense/battle/?boss=platinum.cynthia&game=platinum`);
    await expect(page.getByText('The bosses couldn’t be loaded.')).toBeVisible();
  });
});
