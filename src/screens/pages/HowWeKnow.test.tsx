// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, textOf, textsOf } from '#tests/app.tsx';
import figures from './comparisons.json';
import type { ComparisonFigures } from './HowWeKnow.tsx';

const results = (element: HTMLElement) =>
  [...(element.querySelector('dl')?.querySelectorAll('dd') ?? [])].map((each) => each.textContent);

async function renderFigures(changes: Partial<ComparisonFigures>): Promise<HTMLElement> {
  const { HowWeKnow } = await import('./HowWeKnow.tsx');
  return render(<HowWeKnow figures={{ ...figures, ...changes }} />).container;
}

test('the page has the figures of the last run, and the Pokémon of each game', async () => {
  await openApp('/about/#how-we-know');
  expect(textOf('#how-we-know')).toBe('How we know');
  const { charts } = figures.facts;
  expect(textsOf('main dd')).toContain(
    `Compared with ${charts.program}: ${charts.count.toLocaleString('en')}. Different: 0.`,
  );
  expect(textsOf('main details dl > div')).toContain('Platinum493');
});

test('a comparison that found a difference, and one that is missing, are shown as such', async () => {
  await openApp('/about/');
  const charts = { program: '@pkmn/dex 1.2.3', count: 1234, differences: 5 };
  const element = await renderFigures({ facts: { charts } });
  expect(results(element).slice(0, 3)).toEqual([
    'Compared with @pkmn/dex 1.2.3: 1,234. Different: 5.',
    'There is no result.',
    'There is no result.',
  ]);
  const differential = {
    ...{ program: '@pkmn/sim 1', date: '2026-11-26', seed: 7 },
    ...{ situations: { count: 1000, differences: 0 }, duels: { count: 20, differences: 1 } },
  };
  const other = await renderFigures({ differential });
  expect(results(other).slice(3)).toEqual([
    'Compared with @pkmn/sim 1: 1,000. Different: 0.',
    'Compared with @pkmn/sim 1: 20. Different: 1.',
  ]);
  expect(other.textContent).toContain('Last long run: Nov 26, 2026, seed 7.');
});
