// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { endFirstRender } from '#app/browser/firstRender.ts';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { textsOf } from '#tests/app.tsx';
import { loadEnglishTexts } from '#tests/englishTexts.ts';
import { CoverageBar } from './CoverageBar.tsx';

beforeAll(loadEnglishTexts);
afterEach(cleanup);

type Counts = Parameters<typeof CoverageBar>[0]['counts'];

function draw(
  [weaknesses, normal, resistances, immunities]: [number, number, number, number],
  unless = 0,
  current?: 'weakness' | 'resistance',
): void {
  const counts: Counts = { weaknesses, normal, resistances, immunities, unless };
  render(
    <CoverageBar
      counts={counts}
      {...(current && { current })}
      getAddress={(mode) => `/list/?mode=${mode}`}
    />,
  );
}

const links = () => [...document.querySelectorAll('a')];

/** The parts of the bar as [start, share] of its length. */
const parts = () =>
  [...document.querySelectorAll<HTMLElement>('a > [style]')].map(({ style }) =>
    ['--from', '--share'].map((name) => Number(style.getPropertyValue(name))),
  );

test('each part of the bar has its share, its number and the address of its list', () => {
  draw([100, 50, 40, 10]);
  expect(textsOf('a')).toEqual([
    'Super effective 100 50%',
    'Normal damage 50 25%',
    'Resisted 40 20%',
    'No effect 10 5%',
  ]);
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/list/?mode=weakness',
    '/list/?mode=normal',
    '/list/?mode=resistance',
    '/list/?mode=resistance#no-effect',
  ]);
  expect(parts()).toEqual([
    [0, 0.5],
    [0.5, 0.25],
    [0.75, 0.2],
    [0.95, 0.05],
  ]);
  // An icon needs 8 % of the bar.
  const icons = links().map((link) => link.querySelector('[style] svg') !== null);
  expect(icons).toEqual([true, true, true, false]);
  expect(document.querySelector('[aria-current], p')).toBe(null);
});

test('a part with 8% of the bar has an icon, one with less has none', () => {
  draw([92, 8, 0, 0]);
  expect(links()[1]!.querySelector('[style] svg')).not.toBe(null);
  cleanup();
  draw([93, 7, 0, 0]);
  expect(links()[1]!.querySelector('[style] svg')).toBe(null);
  cleanup();
  // The small parts take some of its 8.1 %.
  draw([9170, 810, 10, 10]);
  expect(links()[1]!.querySelector('[style] svg')).toBe(null);
});

test('a small part stays visible, and an empty one takes no room', () => {
  draw([999, 1, 0, 0]);
  expect(textsOf('a').slice(1)).toEqual([
    'Normal damage 1 0.1%',
    'Resisted 0 0%',
    'No effect 0 0%',
  ]);
  const [[from, share], [smallFrom, smallShare], ...others] = parts() as number[][] as [
    [number, number],
    [number, number],
  ];
  expect([from, smallFrom, others.length]).toEqual([0, share, 0]);
  expect(smallShare).toBeCloseTo(0.015 / (0.999 + 0.015));
  expect(share + smallShare).toBeCloseTo(1);
});

test('without Pokémon nothing is hit', () => {
  draw([0, 0, 0, 0]);
  expect([textsOf('a')[0], parts()]).toEqual(['Super effective 0 0%', []]);
});

test('what is hit unless it has an ability has its share of its part', () => {
  draw([80, 20, 0, 0], 20);
  expect(textsOf('p')).toEqual(['60 always, 20 depending on the ability.']);
  const conditional = [...document.querySelectorAll<HTMLElement>('a [style] [style]')];
  expect(conditional.map(({ style }) => style.width)).toEqual(['25%']);
  expect(links()[0]!.contains(conditional[0]!)).toBe(true);
});

test('the list on the screen is marked, and its rows have the abilities', () => {
  draw([80, 10, 5, 5], 20, 'resistance');
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'page',
    null,
  ]);
  expect(document.querySelector('p')).toBe(null);
});

test('the lists load when the bar is painted, before a link is touched', async () => {
  const prepared: string[] = [];
  const navigation = {
    basePath: '',
    navigate: () => {},
    prepare: (to: string) => void prepared.push(to),
  };
  render(
    <NavigationContext value={navigation}>
      <CoverageBar
        counts={{ weaknesses: 1, normal: 1, resistances: 0, immunities: 0, unless: 0 }}
        getAddress={(mode) => `/list/?mode=${mode}`}
      />
    </NavigationContext>,
  );
  expect(prepared).toEqual([]);
  endFirstRender();
  await expect.poll(() => prepared).toEqual(['/list/?mode=weakness']);
});
