// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
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
