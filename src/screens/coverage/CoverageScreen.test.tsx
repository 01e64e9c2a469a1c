// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { address, openApp, press, textOf } from '#tests/app.tsx';

test('the numbers follow the attacks and their abilities', async () => {
  await openApp('/offense/coverage/?attacks=ice-ground');
  expect(textOf('h1')).toBe('Super effective against 688 of 1,277 Pokémon');
  await press('Count abilities');
  expect([textOf('h1'), address()]).toEqual([
    'Super effective against 673 of 1,277 Pokémon',
    '/offense/coverage/?attacks=ice-ground&abilities=1',
  ]);
});
