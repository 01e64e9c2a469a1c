// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { eventually, openApp, press, textOf, textsOf } from '#tests/app.tsx';
import { refuseWrites } from '#tests/refuseWrites.ts';

afterEach(() => void vi.restoreAllMocks());

const path = '/offense/practice/';
const refused = 'Your browser did not let Countertype save your answers.';
const notAsked = () => Number(/Not asked yet: (\d+)/.exec(textOf('main'))?.[1]);

/** Answers the question by its third choice, normal damage. */
async function answer(): Promise<void> {
  await eventually(() => textsOf('main button').includes('31×'));
  await press('31×');
}

/** Deletes all answers, and waits for the notice. */
async function deleteAnswers(): Promise<void> {
  await press('Delete my answers');
  await eventually(() => document.querySelector('[aria-keyshortcuts=z]') !== null);
}

const all = 324;

test('an answer is saved, and all answers are deleted and restored', async () => {
  await openApp(path);
  await answer();
  await eventually(() => notAsked() < all);
  const rest = notAsked();
  await openApp(path);
  await eventually(() => notAsked() === rest);
  await deleteAnswers();
  expect(notAsked()).toBe(all);
  await press('Undo');
  await eventually(() => notAsked() === rest);
  await deleteAnswers();
  expect(notAsked()).toBe(all);
});

test('an answer that the browser refuses counts on this page, and the next one saves both', async () => {
  await openApp(path);
  const accept = refuseWrites('practice-');
  await answer();
  await eventually(() => textOf('main').includes(refused) && notAsked() < all);
  const rest = notAsked();
  accept();
  await press('Next question');
  await answer();
  await eventually(() => !textOf('main').includes(refused));
  await openApp(path);
  await eventually(() => notAsked() < rest);
});
