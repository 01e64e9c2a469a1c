import { expect, test } from '@playwright/test';
import { randomLinks } from '#tests/randomLinks.ts';
import { appReady, collectMessages, mainHeading, openTab } from './page.ts';

const headingWithoutError = /^(?!Something went wrong|Part of Countertype could not be loaded).+/;

for (const seed of [1, 2, 3, 4]) {
  test(`each of fifty random links shows a screen: seed ${seed}`, { tag: '@full' }, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const errors = collectMessages(page, 'error', 'pageerror');
    for (const link of randomLinks(seed, 50)) {
      await page.goto(`${baseURL}${link}`);
      await expect(mainHeading(page), link).toHaveText(headingWithoutError);
      await expect(page, link).toHaveTitle(/ · Countertype$/);
      expect(errors, link).toEqual([]);
    }
  });
}

test('Back from a screen with a restored choice leads to the previous screen', async ({ page }) => {
  await page.goto('/offense/?attacks=ice');
  await expect(mainHeading(page, 'Super effective against 4 types')).toBeVisible();
  await page.goto('/about/');
  await openTab(page, 'Defense');
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await expect(page).toHaveURL('/defense/?types=fire');
  await openTab(page, 'Offense');
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await openTab(page, 'Offense');
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await page.goBack();
  await expect(page).toHaveURL('/defense/?types=fire');
  await page.goForward();
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/about/');
});

/** Uses the control that a number from 0 up to 1 selects; returns its name. */
function actAtRandom(number: number): string {
  const root = document.querySelector('dialog[open]') ?? document;
  const isInternal = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.origin === location.origin && !element.pathname.includes('.'));
  // These leave the app or discard the choice.
  const excludedNames = /repair|reset|report|reload|share|save|file|export|copy/i;
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, select')].filter(
    (element) =>
      element.checkVisibility() &&
      !element.matches(':disabled') &&
      isInternal(element) &&
      !excludedNames.test(element.ariaLabel ?? element.innerText),
  );
  const control = controls[Math.floor(number * controls.length)];
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = Math.floor(number * 1000) % control.length;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else control?.click();
  return control?.ariaLabel ?? control?.innerText ?? '';
}

/** Goes back if the history has an earlier screen of this site. */
function goBack(): string {
  if (!navigation.canGoBack) return 'nowhere to go back to';
  history.back();
  return 'went back';
}

for (const [index, start] of [
  '/defense/?types=fire-flying',
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=.steel-fairy',
  '/offense/?attacks=ice-freeze_dry',
].entries()) {
  test(`forty random steps from ${start}, including back, forward and reload`, async ({ page }) => {
    test.setTimeout(90_000);
    const errors = collectMessages(page, 'error', 'pageerror');
    let state = index + 1;
    const random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const navigations = [
      () => page.reload().then(() => 'reload'),
      () => page.evaluate(goBack),
      () => page.evaluate(() => history.forward()).then(() => 'forward'),
    ];
    const steps: string[] = [];
    await page.goto(start);
    await expect(mainHeading(page)).toBeVisible();
    for (let step = 0; step < 40; step++) {
      await appReady(page);
      const go =
        navigations[Math.floor(random() * 12)] ?? (() => page.evaluate(actAtRandom, random()));
      // The step before may replace the document during this one; that is no error.
      steps.push(`${page.url()} ${await go().catch(({ message }) => message)}`);
    }
    const log = steps.join('\n');
    const heading = mainHeading(page);
    await page.waitForTimeout(500);
    await expect(heading, log).toHaveText(headingWithoutError);
    const text = await heading.innerText();
    await page.reload();
    await expect(heading, log).toHaveText(text);
    expect(log).toMatch(/ went back$/m);
    expect(log).not.toMatch(/(about|terms|contact|privacy|disclaimer)\/\?/);
    expect(errors, log).toEqual([]);
  });
}
