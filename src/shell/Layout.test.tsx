// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { address, choose, openApp, textOf } from '#tests/app.tsx';

test('the generation changes the answer and the address', async () => {
  await openApp('/defense/?types=ghost');
  await choose('Generation', 'Gen 1');
  expect(address()).toBe('/defense/?types=ghost&generation=gen1');
  expect(textOf('[aria-label="Answer"]')).toContain('Weak to 1 type, resists 2, immune to 2.');
});
