// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { openApp, textOf, textsOf } from '#tests/app.tsx';

const answer = '[aria-label="Answer"]';

test('a likely move that would turn the verdict is named, with the grades and their sources', async () => {
  await openApp(
    '/defense/battle/?game=scarlet-violet&battle=1&us=amoonguss.grass-poison&us=toxtricity.electric-poison&them=milotic.water',
  );
  await expect
    .poll(() => textOf(answer), { timeout: 10_000 })
    .toContain('Milotic could surprise Amoonguss (Ice Beam 2×).');
  const [likely, byLevel, possible, help] = textsOf(`${answer} details p`);
  expect(likely).toMatch(/^Likely: .*Ice Beam/);
  expect(byLevel).toBe('By level: Normal, Water, Dragon, Fairy');
  expect(possible).toContain('Ice');
  expect(help).toContain('random battles');
});
