// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { eventually, openApp, press, textOf, textsOf } from '#tests/app.tsx';
import { refuseWrites } from '#tests/refuseWrites.ts';

afterEach(() => void vi.restoreAllMocks());

const path = '/offense/practice/';
const refused = 'Your browser did not let Countertype save your answers.';
const notAsked = () => Number(/Not asked yet: (\d+)/.exec(textOf('main'))?.[1]);

/** Opens the screen and returns how many facts were not asked yet. */
async function openPractice(): Promise<number> {
  await openApp(path);
  await eventually(() => Number.isInteger(notAsked()));
  return notAsked();
}

/** Answers the question by its third choice, normal damage. */
async function answer(): Promise<void> {
  await eventually(() => textsOf('main button').some((text) => text === '31×'));
  await press('31×');
}

test('an answer is saved, and all answers are deleted and restored', async () => {
  const all = await openPractice();
  await answer();
  await eventually(() => notAsked() < all);
  const rest = await openPractice();
  expect(rest).toBeLessThan(all);
  await press('Delete my answers');
  await eventually(() => notAsked() === all);
  await eventually(() => textOf('body').includes('Undo'));
  await press('Undo');
  await eventually(() => notAsked() === rest);
  await press('Delete my answers');
  await eventually(() => notAsked() === all);
  expect(await openPractice()).toBe(all);
});

test('an answer that the browser refuses counts on this page, and the next one saves both', async () => {
  const all = await openPractice();
  const accept = refuseWrites('practice-');
  await answer();
  await eventually(() => textOf('main').includes(refused));
  const rest = notAsked();
  expect(rest).toBeLessThan(all);
  accept();
  await press('Next question');
  await answer();
  await eventually(() => !textOf('main').includes(refused));
  expect(await openPractice()).toBeLessThan(rest);
});
