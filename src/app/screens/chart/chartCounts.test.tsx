// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { maxChartTypes } from '#core/charts/chart.ts';
import { addType, newGame } from '#core/ownGames/edit/chartEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import {
  address,
  choose,
  control,
  eventually,
  notice,
  openApp,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

// Without layout, the list needs the height of its rows.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60));

const typeRows = () => textsOf('main table[aria-labelledby=chart] tbody tr');
const typings = () => textsOf('main ul[aria-labelledby=typings] > li');
const heading = () => textOf('#typings');

/** Opens the link, and waits for both lists. */
async function openCounts(search = 'counts=best'): Promise<void> {
  await openApp(`/offense/chart/?${search}`, { answers: ['rankTypings'] });
  await eventually(() => typings().length > 0 && typeRows().length > 0);
}

test('Rankings replace the chart, and it comes back with the link', async () => {
  await openApp('/offense/chart/', { answers: ['rankTypings'] });
  await press('Rankings');
  await eventually(() => typings().length > 0);
  expect([address(), document.querySelector('[role=grid]')]).toEqual([
    '/offense/chart/?counts=best',
    null,
  ]);
  await press('Rankings');
  expect([address(), textsOf('[role=grid] tbody tr').length]).toEqual(['/offense/chart/', 18]);
});

// Both sides: https://bulbapedia.bulbagarden.net/wiki/Steel_(type), Normal_(type)
test('each type has its numbers, and a row names the types behind them', async () => {
  await openCounts();
  expect(typeRows()).toHaveLength(18);
  expect(typeRows()).toEqual(expect.arrayContaining(['Steel3403101', 'Normal021101']));
  await press('Steel');
  expect(textsOf('[aria-label="Takes 2× from"] li')).toEqual(['Fighting', 'Ground', 'Fire']);
  expect(control('Offense of Steel').getAttribute('href')).toBe('/offense/?attacks=steel');
  await choose('Order', 'Most weaknesses', 'Options');
  expect(typeRows()[0]).toMatch(/^Rock/);
});

test('64 types have 64 rows, some at a time, in the chart as in the counts', async () => {
  let game = newGame('Large', 'default');
  while (game.types.length < maxChartTypes) game = addType(game, `Sound ${game.types.length}`);
  await openCounts(`counts=best&own=${formatGameText(game)}`);
  await eventually(() => typeRows().length === maxChartTypes);
  expect(new Set(typeRows()).size).toBeGreaterThan(46);
  await press('Rankings');
  await eventually(() => textsOf('[role=grid] tbody tr').length === maxChartTypes);
});

test('171 typings, the ten best defenders first, each with its Pokémon', async () => {
  await openCounts();
  expect(heading()).toBe('Types and pairs: 171');
  expect(typings()).toHaveLength(10);
  const best =
    /^Steel \/ Fairy0\.74× on average · Weak to: 2 · Resists: 9 · Immune to: 2 Pokémon: \d+$/;
  await eventually(() => best.test(typings()[0] ?? ''));
  await choose('Types and pairs', 'Worst defenders', 'Types and pairs: 171');
  expect(address()).toBe('/offense/chart/?counts=worst');
  expect(typings()[0]).toMatch(/^Rock \/ Ice1\.44× on average · Weak to: 6 /);
  expect(typings()).toHaveLength(10);
  await press('Show the whole list');
  await eventually(() => typings().length > 10);
  expect(document.body.textContent).not.toContain('Show the whole list');
});

test('the number of Pokémon leads to the list with as many', async () => {
  await openCounts('counts=best&types=ground-water');
  expect(heading()).toBe('Types and pairs: 3');
  for (const [name, question] of [
    ['Ground / Water', 'Which Pokémon are Ground / Water type?'],
    ['Water', 'Which Pokémon are pure Water type?'],
  ] as const) {
    await openCounts('counts=best&types=ground-water');
    await eventually(() => typings().every((row) => /Pokémon: \d+$/.test(row)));
    const link = [...document.querySelectorAll('main li a')].find(
      (each) => each.textContent === name,
    );
    expect(link?.getAttribute('href')).toContain('/defense/?types=');
    const list = link?.closest('li')?.querySelector('a[href*=coverage]');
    const count = Number(/\d+/.exec(list?.textContent ?? '')?.[0]);
    expect(count).toBeGreaterThan(5);
    await openApp(list?.getAttribute('href') ?? '');
    await eventually(() => textOf('main p[role=status]').startsWith(`${count} of `));
    expect(textOf('h1')).toBe(question);
  }
});

// https://bulbapedia.bulbagarden.net/wiki/List_of_type_combinations_by_abundance
test('pairs that no Pokémon of the game has', async () => {
  await openCounts('counts=unused&types=normal-ice-ghost');
  expect(typings()).toEqual([expect.stringMatching(/^Normal \/ Ice.*Pokémon: 0$/)]);
  await openCounts('counts=unused&types=ghost-normal&generation=gen2');
  expect(heading()).toBe('Types and pairs: 1');
});

test('the first generation has its own typings', async () => {
  await openCounts('counts=best&generation=gen1&inverse=1');
  // 15 types have 105 pairs.
  expect(heading()).toBe('Types and pairs: 120');
});

test('a link with an unknown order says so', async () => {
  await openApp('/offense/chart/?counts=all');
  await eventually(() => notice() !== '');
  expect(notice()).toBe('Part of this link couldn’t be read: Rankings.');
});
