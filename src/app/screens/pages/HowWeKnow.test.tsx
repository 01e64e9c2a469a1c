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
    `${charts.count.toLocaleString('en')} compared with ${charts.program}, 0 different.`,
  );
  expect(textsOf('main details dl > div')).toContain(
    `Platinum493 Pokémon. Source: ${figures.games.platinum.sources}.`,
  );
  expect(textsOf('main dt')).toContain('Names of Pokémon, types, and abilities in 9 languages');
  const { battles, games, sources, unsure } = figures.bosses;
  expect(textsOf('main dd')).toContain(
    `${battles.toLocaleString('en')} battles in ${games} games, from ${sources} sources. Not fully confirmed: ${unsure}.`,
  );
});

test('a comparison that found a difference, and one that is missing, are shown as such', async () => {
  await openApp('/about/');
  const charts = { program: '@pkmn/dex 1.2.3', count: 1234, differences: 5, explained: 2 };
  const element = await renderFigures({ facts: { charts } });
  expect(results(element).slice(0, 6)).toEqual([
    '1,234 compared with @pkmn/dex 1.2.3, 5 different. Known exceptions: 2.',
    ...Array.from({ length: 5 }, () => 'No result yet.'),
  ]);
  const differential = {
    ...{ program: '@pkmn/sim 1', date: '2026-11-26' },
    ...{ situations: { count: 1000, differences: 0 }, doubles: { count: 300, differences: 0 } },
    duels: { count: 20, differences: 1 },
  };
  const other = await renderFigures({ differential });
  expect(results(other).slice(6, 9)).toEqual([
    '1,000 compared with @pkmn/sim 1, 0 different.',
    '300 compared with @pkmn/sim 1, 0 different.',
    '20 compared with @pkmn/sim 1, 1 different.',
  ]);
  expect(other.textContent).toContain('Last full check: Nov 26, 2026.');
  const { bosses, ...withoutBosses } = figures;
  const { HowWeKnow } = await import('./HowWeKnow.tsx');
  const last = render(<HowWeKnow figures={withoutBosses} />).container;
  expect(results(last).at(-1)).toBe('No result yet.');
});
