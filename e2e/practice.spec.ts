import { type Browser, expect, type Page } from '@playwright/test';
import { worldIn } from '#engine/situation.ts';
import type { Strike } from '#engine/strike.ts';
import type { Type } from '#engine/type.ts';
import { factId, factsOf, forgottenFacts } from '#practice/fact.ts';
import { answerOf, type Question } from '#practice/question.ts';
import { violations } from './axe.ts';
import {
  addStyle,
  blockDatabase,
  largeText,
  open,
  openAndInstall,
  openTab,
  overflowOf,
  readClipboard,
  resize,
  saveFile,
  setPreference,
  setTheme,
  themes,
} from './page.ts';
import { test } from './test.ts';

const path = '/offense/practice/';

const question = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const answers = (page: Page) => page.getByRole('group').getByRole('button');
const next = (page: Page) => page.getByRole('button', { name: 'Next question' });
const notAsked = (page: Page) => page.getByText(/^Not asked yet: /);

async function openPractice(page: Page, options: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries(options))
    await setPreference(page, `practice_${name}`, value);
  await open(page, path);
  await expect(answers(page).first()).toBeVisible();
}

const world = worldIn('default');

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25 };

/** The multipliers to choose from. */
async function choices(page: Page): Promise<number[]> {
  const texts = await answers(page).locator('span').allTextContents();
  return texts.map((text) => text.replace('×', '')).map((text) => fractions[text] ?? Number(text));
}

/** The attack and the types of the question, such as "Freeze-Dry on Water / Ice". */
async function readQuestion(page: Page): Promise<Question> {
  const sentence = (await question(page).getAttribute('aria-label'))!;
  const [attack = '', target = ''] = sentence.split(' on ');
  return {
    strike: attack.toLowerCase().replace(/[- ]/g, '_') as Strike,
    target: { typing: target.split(' / ').map((name) => name.toLowerCase()) as Type[] },
  };
}

/** The index of the right answer, or of a wrong one. */
async function indexOf(page: Page, isRight: boolean): Promise<number> {
  const { multiplier } = answerOf(await readQuestion(page), world);
  return (await choices(page)).findIndex((choice) => (choice === multiplier) === isRight);
}

async function answerByKey(page: Page, isRight: boolean): Promise<void> {
  await page.keyboard.press(String((await indexOf(page, isRight)) + 1));
  await expect(next(page)).toBeFocused();
  await expect(page.getByText(isRight ? 'Right!' : 'Not this time')).toBeVisible();
}

/** Asks the next question by key; done when it is on the screen. */
async function goOnByKey(page: Page, key: 'Enter' | 'Space'): Promise<void> {
  await page.keyboard.press(key);
  await expect(question(page)).toBeFocused();
}

for (const { count, tag } of [
  { count: 20, tag: [] },
  { count: 100, tag: '@full' },
]) {
  test(`${count} questions by keyboard, and what was missed comes back`, { tag }, async ({
    page,
  }) => {
    test.slow();
    await open(page, '/defense/');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(path);
    await page.getByLabel('Level').selectOption('Two types');
    await expect(answers(page)).toHaveCount(6);
    await page.getByRole('main').focus();
    // A later question that is about a missed fact too may be answered right before it comes back.
    const missedFacts = new Set<string>();
    for (let number = 1; number <= count; number++) {
      const current = await readQuestion(page);
      const facts = factsOf(current, world).map(factId);
      // Three other questions come before what was missed.
      if (number % 10 === 5 && missedFacts.size > 0)
        expect(facts.filter((fact) => missedFacts.has(fact))).not.toEqual([]);
      const isRight = number % 10 !== 1;
      if (isRight) for (const fact of facts) missedFacts.delete(fact);
      else for (const fact of forgottenFacts(current, world)) missedFacts.add(factId(fact));
      await answerByKey(page, isRight);
      await goOnByKey(page, number % 2 === 0 ? 'Enter' : 'Space');
    }
    await expect(notAsked(page)).not.toHaveText('Not asked yet: 324');
    await page.reload();
    await expect(notAsked(page)).not.toHaveText('Not asked yet: 324');
    expect(await violations(page)).toEqual([]);
  });
}

test('ten questions by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...{ baseURL: baseURL!, hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 664 },
  });
  const page = await context.newPage();
  await openPractice(page);
  for (let number = 1; number <= 10; number++) {
    await answers(page)
      .nth(await indexOf(page, true))
      .tap();
    // Right after the answer, Next is on the screen.
    await expect(next(page)).toBeInViewport({ ratio: 1 });
    await expect(answers(page).first()).toBeInViewport({ ratio: 1 });
    await next(page).tap();
    await expect(next(page)).toBeHidden();
    await expect(answers(page).last()).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByText('Known: 10', { exact: true })).toBeVisible();
  await context.close();
});

test('an answer is announced and explained, and leads to the whole matchup', async ({ page }) => {
  await openPractice(page);
  const { strike, target } = await readQuestion(page);
  await answerByKey(page, false);
  await expect(page.getByRole('status').filter({ hasText: 'Not this time' })).toContainText('×');
  await expect(page.getByRole('listitem').filter({ hasText: /^= / })).toBeVisible();
  await expect(answers(page).first()).toBeDisabled();
  await page.getByRole('link', { name: 'See its weaknesses' }).click();
  await expect(page).toHaveURL(`/defense/?types=${target.typing[0]}`);
  await page.goBack();
  await expect(page.getByText('Not this time')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you keep forgetting' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: ` on ` }).first()).toContainText(
    new RegExp(strike, 'i'),
  );
});

test('the other way round an attack is asked, with a timer if wanted', async ({ page }) => {
  await page.clock.install();
  await openPractice(page, { level: 'dual', direction: 'attack' });
  await expect(page.getByText(/^Which attack deals .* damage\?$/)).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await page.keyboard.press('1');
  await expect(next(page)).toBeFocused();
  await expect(page.getByRole('group').getByRole('button', { name: /^Right!/ })).toHaveCount(1);
  await page.getByRole('button', { name: '10 seconds per question' }).click();
  await next(page).click();
  await expect(page.getByRole('timer')).toHaveText('10');
  await page.clock.runFor(10_500);
  await expect(page.getByText('Time is up')).toBeVisible();
});

test('the levels ask about Pokémon, abilities, a team and the chosen game', async ({ page }) => {
  await open(
    page,
    '/defense/team/?team=1&member=gengar.ghost-poison&member=rotom-wash.electric-water.levitate',
  );
  await page.keyboard.press('p');
  await page.getByLabel('Level').focus();
  await page.getByLabel('Level').selectOption('Your team');
  await expect(question(page)).toHaveAttribute('aria-label', / on (Gengar|.*Rotom.*)$/);
  await expect(page.getByLabel('Level')).toBeFocused();
  await page.getByLabel('Level').selectOption('With abilities');
  await expect(page.getByText(/^Ability: /)).toBeVisible();
  await page.getByLabel('Level').selectOption('Pokémon');
  await page.getByRole('button', { name: 'Show the types' }).click();
  await expect(question(page)).toBeFocused();
  await page.getByLabel('Generation').selectOption('gen1');
  await expect(notAsked(page)).toHaveText('Not asked yet: 225');
  await expect(
    page.getByLabel('Level').getByRole('option', { name: 'With abilities' }),
  ).toHaveCount(0);
});

test('answers are in the backup, can be deleted, and come back', async ({ page }) => {
  await openPractice(page);
  for (const isRight of [true, false, true]) {
    await answerByKey(page, isRight);
    await goOnByKey(page, 'Enter');
  }
  await expect(notAsked(page)).toHaveText('Not asked yet: 321');
  // Another tab sees them, and both keep what they add.
  const other = await page.context().newPage();
  await openPractice(other);
  await expect(notAsked(other)).toHaveText('Not asked yet: 321');

  await page.getByRole('link', { name: 'Your teams' }).click();
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Your teams' });
  await sheet.getByText('Backup', { exact: true }).click();
  const file = String(await saveFile(sheet.getByRole('button', { name: 'Save all as a file' })));
  expect(JSON.parse(file)).toMatchObject({ version: 3, practice: { length: 3 } });

  await other.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(notAsked(other)).toHaveText('Not asked yet: 324');
  await other.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(notAsked(other)).toHaveText('Not asked yet: 321');
  await other.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(notAsked(other)).toHaveText('Not asked yet: 324');
  await other.reload();
  await expect(notAsked(other)).toHaveText('Not asked yet: 324');

  await sheet.getByLabel('Backup or teams as text').fill(file);
  await expect(sheet.getByText('Practiced matchups: 3')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet.getByText('Practiced matchups added: 3.')).toBeVisible();
  await expect(notAsked(other)).toHaveText('Not asked yet: 321');
});

test('without storage the answers last as long as the page', async ({ page }) => {
  await blockDatabase(page);
  await openPractice(page);
  await expect(page.getByRole('alert')).toContainText('did not let Countertype keep your answers');
  await answerByKey(page, true);
  await expect(page.getByText('Known: 1', { exact: true })).toBeVisible();
  await openTab(page, 'Defense');
  await page.keyboard.press('p');
  await expect(page.getByText('Known: 1', { exact: true })).toBeVisible();
});

/** The daily set in a time zone, at a local time of the same day. */
async function openDaily(browser: Browser, baseURL: string, timezoneId: string, time: string) {
  const context = await browser.newContext({ baseURL, timezoneId, locale: 'en-US' });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(time));
  await openPractice(page);
  await page.getByRole('link', { name: 'Play the daily set' }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  return page;
}

test('the daily set is the same in two time zones, and can be shared', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const pages = [
    await openDaily(browser, baseURL!, 'Pacific/Kiritimati', '2026-11-23T11:00:00Z'),
    await openDaily(browser, baseURL!, 'America/Los_Angeles', '2026-11-25T07:00:00Z'),
  ];
  const sets: string[][] = [];
  for (const page of pages) {
    await expect(page).toHaveURL(`${path}?daily=2026-11-24`);
    const questions: string[] = [];
    for (let number = 1; number <= 10; number++) {
      await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
      questions.push((await question(page).getAttribute('aria-label'))!);
      await answerByKey(page, number !== 3);
      if (number === 5) {
        // The answers survive a reload.
        await page.reload();
      } else await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: '9 of 10 right' })).toBeFocused();
    sets.push(questions);
  }
  expect(sets[0]).toEqual(sets[1]);
  expect(new Set(sets[0]).size).toBe(10);

  const [page] = pages as [Page];
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByText('Text copied.')).toBeVisible();
  const [heading, ...rows] = (await readClipboard(page)).split('\n');
  expect(heading).toBe('Countertype 2026-11-24: 9/10');
  expect(rows).toEqual(['🟩🟩🟥🟩🟩', '🟩🟩🟩🟩🟩', `${baseURL}${path}?daily=2026-11-24`]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Practice' }).click();
  await expect(page.getByRole('link', { name: 'Daily set: 9 of 10 right' })).toBeVisible();
  for (const each of pages) await each.context().close();
});

test('nothing overflows at 320 px in large text, and axe finds nothing', async ({ page }) => {
  await resize(page, { width: 320, height: 568 });
  for (const level of ['single', 'dual', 'abilities']) {
    // A document of its own for each level.
    await page.goto('about:blank');
    await openPractice(page, { level });
    for (const theme of themes) {
      await setTheme(page, theme);
      expect(await violations(page), `${level} ${theme}`).toEqual([]);
    }
    await answers(page).first().click();
    await expect(next(page)).toBeFocused();
    // axe takes what the sticky header covers for a small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await violations(page), `${level} answered`).toEqual([]);
    await addStyle(page, largeText);
    expect(await overflowOf(page), `${level} with large text`).toBeLessThanOrEqual(0);
  }
});

test('a player who turns the keys off answers with Tab and Enter', async ({ page }) => {
  await setPreference(page, 'shortcuts', 'off');
  await openPractice(page);
  await page.keyboard.press('1');
  await expect(next(page)).toBeHidden();
  await answers(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit of another screen it works without the server', async ({ page, site }) => {
    await openAndInstall(page, `${site.url}/defense/`);
    await site.end();
    await open(page, `${site.url}${path}`);
    await expect(answers(page).first()).toBeVisible();
    await answerByKey(page, true);
    await expect(page.getByText('Known: 1', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Known: 1', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Play the daily set' }).click();
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
  });
});
