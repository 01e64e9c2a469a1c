import { expect, type Page } from '@playwright/test';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import type { Type } from '#core/charts/type.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { Strike } from '#core/hit/strike.ts';
import { dailySet } from '#core/practice/daily.ts';
import { factId, factsOf, forgottenFacts } from '#core/practice/fact.ts';
import { answerOf, type Question } from '#core/practice/question.ts';
import { violations } from './axe.ts';
import {
  addStyle,
  blockDatabase,
  keysReady,
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
const isFull = Boolean(process.env.FULL);

const question = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const answers = (page: Page) => page.getByRole('group').getByRole('button');
const next = (page: Page) => page.getByRole('button', { name: 'Next question' });
const onceCount = (page: Page, count: number) =>
  page.getByText(`Correct once: ${count}`, { exact: true });
const notAsked = (page: Page) => page.getByText(/^Not asked yet: /);

async function openPractice(page: Page, options: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries(options))
    await setPreference(page, `practice_${name}`, value);
  await open(page, path);
  await expect(answers(page).first()).toBeVisible();
}

const world = worldIn('default');

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
  const rightText = formatMultiplier(multiplier, 'en');
  const texts = await answers(page).locator('span').allTextContents();
  return texts.findIndex((text) => (text === rightText) === isRight);
}

async function answerByKey(page: Page, isRight: boolean): Promise<void> {
  await page.keyboard.press(String((await indexOf(page, isRight)) + 1));
  await expect(next(page)).toBeFocused();
  await expect(page.getByText(isRight ? 'Correct!' : 'Not quite')).toBeVisible();
}

/** Asks the next question by key; done when it is on the screen. */
async function goOnByKey(page: Page, key: 'Enter' | 'Space'): Promise<void> {
  await page.keyboard.press(key);
  await expect(question(page)).toBeFocused();
}

test('questions by keyboard, and what was missed comes back', async ({ page }) => {
  await open(page, '/defense/');
  await keysReady(page);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(path);
  await page.getByLabel('Level').selectOption('Two types');
  await expect(answers(page)).toHaveCount(6);
  await page.getByRole('main').focus();
  // A later question that is about a missed fact too may be answered right before it comes back.
  const missedFacts = new Set<string>();
  for (let number = 1; number <= (isFull ? 100 : 10); number++) {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('question, answers and the next button stay on the screen', async ({ page }) => {
    await openPractice(page);
    const count = isFull ? 10 : 4;
    for (let number = 1; number <= count; number++) {
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
    await expect(onceCount(page, count)).toBeVisible();
  });
});

test('without shortcut keys an answer is given, announced and explained', { tag: '@full' }, async ({
  page,
}) => {
  await setPreference(page, 'shortcuts', 'off');
  await openPractice(page, { level: 'dual' });
  const { target } = await readQuestion(page);
  await page.keyboard.press('1');
  await expect(next(page)).toBeHidden();
  await answers(page)
    .nth(await indexOf(page, false))
    .press('Enter');
  await expect(next(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Not quite' })).toContainText('×');
  await expect(page.getByRole('listitem').filter({ hasText: /^= / })).toBeVisible();
  await expect(answers(page).first()).toBeDisabled();
  await page.getByRole('link', { name: 'See its weaknesses' }).click();
  await expect(page).toHaveURL(`/defense/?types=${target.typing.join('-')}`);
  await page.goBack();
  await expect(page.getByText('Not quite')).toBeVisible();
});

test('the other way round an attack is asked, with a timer if wanted', { tag: '@full' }, async ({
  page,
}) => {
  await page.clock.install();
  await openPractice(page, { level: 'dual', direction: 'attack' });
  await expect(page.getByText(/^Which attack deals .* damage\?$/)).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await page.keyboard.press('1');
  await expect(next(page)).toBeFocused();
  await expect(page.getByRole('group').getByRole('button', { name: /^Correct!/ })).toHaveCount(1);
  await page.getByRole('button', { name: '10 seconds per question' }).click();
  await next(page).click();
  await expect(page.getByRole('timer')).toHaveText('10');
  await page.clock.runFor(10_500);
  await expect(page.getByText('Time’s up')).toBeVisible();
});

test('the levels ask about Pokémon, abilities, a team and the chosen game', {
  tag: '@full',
}, async ({ page }) => {
  await open(
    page,
    '/defense/team/?team=1&member=gengar.ghost-poison&member=rotom-wash.electric-water.levitate',
  );
  await keysReady(page);
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

test('answers are in the backup, can be deleted, and come back', { tag: '@full' }, async ({
  page,
}) => {
  await openPractice(page);
  for (const isRight of [true, false, true]) {
    await answerByKey(page, isRight);
    await goOnByKey(page, 'Enter');
  }
  await expect(notAsked(page)).toHaveText('Not asked yet: 321');
  // Another tab sees them. Only the tab in front renders without delay.
  const other = await page.context().newPage();
  await openPractice(other);
  await expect(notAsked(other)).toHaveText('Not asked yet: 321');

  await page.bringToFront();
  await page.getByRole('link', { name: 'Your teams' }).click();
  await page.getByRole('button', { name: /^Teams/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Your teams' });
  await sheet.getByText('Backup', { exact: true }).click();
  const file = String(await saveFile(sheet.getByRole('button', { name: 'Save all to a file' })));
  expect(JSON.parse(file)).toMatchObject({ version: 3, practice: { length: 3 } });

  await other.bringToFront();
  const deleteAnswers = async () => {
    await other.getByRole('button', { name: 'Delete my answers' }).click();
    await expect(notAsked(other)).toHaveText('Not asked yet: 324');
  };
  await deleteAnswers();
  await other.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(notAsked(other)).toHaveText('Not asked yet: 321');
  await deleteAnswers();
  await other.reload();
  await expect(notAsked(other)).toHaveText('Not asked yet: 324');

  await page.bringToFront();
  await sheet.getByLabel('Paste a backup or teams').fill(file);
  await expect(sheet.getByText('Practiced matchups: 3')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet.getByText('Practiced matchups added: 3.')).toBeVisible();
  await expect(notAsked(other)).toHaveText('Not asked yet: 321');
});

test('without storage the answers last as long as the page', { tag: '@full' }, async ({ page }) => {
  await blockDatabase(page);
  await openPractice(page);
  await expect(page.getByRole('alert')).toContainText('didn’t let Countertype save your answers');
  await answerByKey(page, true);
  await expect(onceCount(page, 1)).toBeVisible();
  await openTab(page, 'Defense');
  await page.keyboard.press('p');
  await expect(onceCount(page, 1)).toBeVisible();
});

test('the daily set is that of the local date, survives a reload and can be shared', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  // The date in Berlin; in UTC it is the day before.
  const date = '2026-11-24';
  await page.clock.setFixedTime(new Date('2026-11-23T23:30:00Z'));
  await openPractice(page);
  await page.getByRole('link', { name: 'Play the daily quiz' }).click();
  await expect(page).toHaveURL(`${path}?daily=${date}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const [index, round] of dailySet(date).entries()) {
    await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    expect(await readQuestion(page)).toEqual(round.question);
    await answerByKey(page, index !== 2);
    if (index === 4) await page.reload();
    else await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: '9 of 10 correct' })).toBeFocused();
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByText('Text copied.')).toBeVisible();
  expect((await readClipboard(page)).split('\n')).toEqual([
    ...[`Countertype ${date}: 9/10`, '✅✅❌✅✅', '✅✅✅✅✅'],
    `${baseURL}${path}?daily=${date}`,
  ]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Practice' }).click();
  await expect(page.getByRole('link', { name: 'Daily quiz: 9 of 10 correct' })).toBeVisible();
});

for (const level of ['abilities', 'single', 'dual']) {
  // The level with the most choices and the longest questions stands for the others.
  const tag = level === 'abilities' ? [] : '@full';
  test(`at 320 px nothing overflows, and axe finds nothing: ${level}`, { tag }, async ({
    page,
  }) => {
    await resize(page, { width: 320, height: 568 });
    await openPractice(page, { level });
    for (const theme of themes) {
      await setTheme(page, theme);
      expect(await violations(page), theme).toEqual([]);
    }
    await answers(page).first().click();
    await expect(next(page)).toBeFocused();
    // axe takes what the sticky header covers for a small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await violations(page), 'answered').toEqual([]);
    await addStyle(page, largeText);
    expect(await overflowOf(page), 'with large text').toBeLessThanOrEqual(0);
  });
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit of another screen it works without the server', { tag: '@full' }, async ({
    page,
    site,
  }) => {
    await openAndInstall(page, `${site.url}/defense/`);
    await site.end();
    await open(page, `${site.url}${path}`);
    await expect(answers(page).first()).toBeVisible();
    await answerByKey(page, true);
    await expect(onceCount(page, 1)).toBeVisible();
    await page.reload();
    await expect(onceCount(page, 1)).toBeVisible();
    await page.getByRole('link', { name: 'Play the daily quiz' }).click();
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
  });
});
