// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { askBeforeLeaving, askBeforeLosingWork } from '#app/browser/records/askBeforeLeaving.ts';
import { installUpdate } from './installation.ts';
import { hasTypedText } from './typedText.ts';

afterEach(() => document.body.replaceChildren());

it.each([
  ['<textarea>Mew</textarea>', true],
  ['<textarea readonly>Mew</textarea>', false],
  ['<textarea></textarea>', false],
  ['<input value="Mew">', false],
  ['<input value="Mew" id="focus">', true],
  ['<input type="checkbox" value="on" id="focus">', false],
  // Regression: an update took the typed name of a team, opened files and the undo steps of a game.
  ['<dialog open><input value="Mew"></dialog>', true],
  ['<dialog open><input type="search" value=""></dialog>', false],
  ['<dialog><input value="Mew"></dialog>', false],
  ['<p data-unsaved="true">types.txt</p>', true],
])('a page with %s has typed text: %s', (html, hasText) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('#focus')?.focus();
  expect(hasTypedText()).toBe(hasText);
});

const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

// Regression: a reload took the text of a sheet without a question.
it('the browser asks before it leaves text, but only while a part of the page wants it', () => {
  document.body.innerHTML = '<textarea>Mew</textarea><input value="Mew" id="focus">';
  expect(isLeavingAsked()).toBe(false);
  const ends = [askBeforeLosingWork(), askBeforeLosingWork()];
  ends.pop()?.();
  expect(isLeavingAsked()).toBe(true);
  document.querySelector('textarea')?.remove();
  document.querySelector<HTMLElement>('#focus')?.focus();
  // The word of a search is not worth a question, but no other tab reloads it away.
  expect([isLeavingAsked(), hasTypedText()]).toEqual([false, true]);
  ends.pop()?.();
});

// Regression: an update reloaded over a game that the browser refused to keep.
it('what is being saved is unsaved work, and an update that the player confirms does not ask again', async () => {
  let endSave = () => {};
  const save = new Promise<void>((resolve) => {
    endSave = resolve;
  });
  const answer = askBeforeLeaving(save);
  expect([isLeavingAsked(), hasTypedText()]).toEqual([true, true]);
  endSave();
  await answer;
  expect([isLeavingAsked(), hasTypedText()]).toEqual([false, false]);
  askBeforeLeaving(new Promise(() => {}));
  expect(isLeavingAsked()).toBe(true);
  installUpdate();
  expect(isLeavingAsked()).toBe(false);
});
