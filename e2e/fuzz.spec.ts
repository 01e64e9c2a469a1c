import { expect, type Page } from '@playwright/test';
import { randomLinks } from '#tests/randomLinks.ts';
import { tab, test } from './page.ts';

/** What went wrong, from before the first script on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

const calm = /^(?!Something went wrong|Part of Countertype could not be loaded).+/;

for (const seed of [1, 2, 3, 4]) {
  test(`each of fifty random links shows a screen: seed ${seed}`, async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    const errors = errorsOf(page);
    for (const link of randomLinks(seed, 50)) {
      await page.goto(`${baseURL}${link}`);
      await expect(page.getByRole('heading', { level: 1 }), link).toHaveText(calm);
      await expect(page, link).toHaveTitle(/ · Countertype$/);
      expect(errors, link).toEqual([]);
    }
  });
}

test('the way back from a screen that goes on where it was leads to the one before', async ({
  page,
}) => {
  await page.goto('/offense/?attacks=ice');
  await expect(page.getByRole('heading', { level: 1, name: 'Hits 4 types hard' })).toBeVisible();
  await page.goto('/about/');
  await tab(page, 'Defense').click();
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await expect(page).toHaveURL('/defense/?types=fire');
  await tab(page, 'Offense').click();
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await tab(page, 'Offense').click();
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await page.goBack();
  await expect(page).toHaveURL('/defense/?types=fire');
  await page.goForward();
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/about/');
});

/** Does whatever a player could do next, by a number from 0 up to 1; says what it was. */
function actAtRandom(number: number): string {
  const root = document.querySelector('dialog[open]') ?? document;
  const isOurs = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.origin === location.origin && !element.pathname.includes('.'));
  // They leave the app, or forget what was picked.
  const leaves = /repair|reset|report|reload|share|save|file|export|copy/i;
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, select')].filter(
    (element) =>
      element.checkVisibility() &&
      !element.matches(':disabled') &&
      isOurs(element) &&
      !leaves.test(element.ariaLabel ?? element.innerText),
  );
  const control = controls[Math.floor(number * controls.length)];
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = Math.floor(number * 1000) % control.length;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else control?.click();
  return control?.ariaLabel ?? control?.innerText ?? '';
}

/** Goes back where that leads to a screen of ours. */
function goBack(): string {
  if (!navigation.canGoBack) return 'nowhere to go back to';
  history.back();
  return 'went back';
}

for (const [index, begin] of [
  '/defense/?types=fire-flying',
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=.steel-fairy',
  '/offense/?attacks=ice-freeze_dry',
].entries()) {
  test(`forty steps at random from ${begin}, back, forward and reload among them`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const errors = errorsOf(page);
    let state = index + 1;
    const random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const ways = [
      () => page.reload().then(() => 'reload'),
      () => page.evaluate(goBack),
      () => page.evaluate(() => history.forward()).then(() => 'forward'),
    ];
    const steps: string[] = [];
    await page.goto(begin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (let step = 0; step < 40; step++) {
      const go = ways[Math.floor(random() * 12)] ?? (() => page.evaluate(actAtRandom, random()));
      // A document that goes away while it is asked, as the step before made it, is no fault.
      steps.push(`${page.url()} ${await go().catch(({ message }) => message)}`);
    }
    const said = steps.join('\n');
    const heading = page.getByRole('heading', { level: 1 });
    await page.waitForTimeout(500);
    await expect(heading, said).toHaveText(calm);
    const shown = await heading.innerText();
    await page.reload();
    await expect(heading, said).toHaveText(shown);
    expect(said).toMatch(/ went back$/m);
    expect(said).not.toMatch(/(about|terms|contact|privacy|disclaimer)\/\?/);
    expect(errors, said).toEqual([]);
  });
}
