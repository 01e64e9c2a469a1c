// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { address, choose, eventually, openApp, press, textOf } from '#tests/app.tsx';

test('the generation changes the answer and the address', async () => {
  await openApp('/defense/?types=ghost');
  await choose('Generation', 'Gen 1');
  expect(address()).toBe('/defense/?types=ghost&generation=gen1');
  expect(textOf('[aria-label="Answer"]')).toContain('Weak to 1 type, resists 2, immune to 2.');
});

// Regression: the list of games, or practice without its date, was there instead.
test('the undo of a reset returns to the page with its parameters', async () => {
  await openApp('/offense/practice/?daily=2026-01-01', { width: 1280 });
  await eventually(() => textOf('main').includes('Question 1 of 10'));
  await press('Reset');
  await eventually(() => address() === '/defense/');
  await press('Undo');
  await eventually(() => address() === '/offense/practice/?daily=2026-01-01');
  await eventually(() => textOf('main').includes('Question 1 of 10'));
});
