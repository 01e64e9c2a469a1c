// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  focus,
  focusedName,
  hasControl,
  notice,
  openApp,
  press,
  pressKey,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const sentence = () => textOf('main section > p');
const rowNames = () => textsOf('[role=grid] tbody th');
const columnNames = () => textsOf('[role=grid] thead th');

test('a cell is a sentence, lights its row and column, and leads to both types', async () => {
  await openApp('/offense/chart/');
  expect([textOf('h1'), sentence()]).toEqual(['Type chart', 'Tap a number to see what it means.']);
  await press('Fire attacks do double damage to Grass. 2×');
  expect(sentence()).toBe('Fire attacks do double damage to Grass.');
  expect(address()).toBe('/offense/chart/?cell=fire-grass');
  expect(textsOf('th[data-lit]')).toEqual(['Grass', 'Fire']);
  expect(textsOf('[aria-selected=true]')).toEqual(['2']);
  expect(control('Offense of Fire').getAttribute('href')).toBe('/offense/?attacks=fire');
  expect(control('Defense of Grass').getAttribute('href')).toBe('/defense/?types=grass');
  expect(textsOf('[aria-label="Takes 2× from"] li')).toEqual([
    ...['Flying', 'Poison', 'Bug', 'Fire', 'Ice'],
  ]);
  await press('Fire attacks do double damage to Grass. 2×');
  expect([address(), hasControl('Offense of Fire')]).toEqual(['/offense/chart/', false]);
});

test('one Tab stop: the arrow keys reach cells and heads, and Enter opens them', async () => {
  await openApp('/offense/chart/?generation=gen1');
  expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
  await focus('Normal attacks do normal damage to Normal.');
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await pressKey(key);
  expect(focusedName()).toBe('Fighting attacks do half damage to Flying. ½×');
  await pressKey('Enter');
  expect(sentence()).toBe('Fighting attacks do half damage to Flying.');
  await pressKey('Home');
  expect(document.activeElement?.textContent).toBe('Fighting');
  await pressKey(' ');
  expect(address()).toBe('/offense/chart/?cell=fighting&generation=gen1');
  expect([hasControl('Offense of Fighting'), hasControl('Defense of Fighting')]).toEqual([
    true,
    true,
  ]);
  expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
});

test('the chart turns, sorts and shows only some types', async () => {
  await openApp('/offense/chart/?types=fire-water-grass');
  expect([rowNames(), columnNames()]).toEqual([
    ['Fire', 'Water', 'Grass'],
    ['Fire', 'Water', 'Grass'],
  ]);
  await press('Swap rows and columns');
  expect(textOf('caption')).toBe('Rules: generation 6 and later. Rows defend, columns attack.');
  expect(control('Water attacks do double damage to Fire. 2×').dataset.cell).toBe('0 1');
  await choose('Order', 'Most weaknesses');
  expect(rowNames()[0]).toBe('Grass');
  expect(address()).toBe('/offense/chart/?types=fire-water-grass&order=weaknesses&turned=1');
});

test('differences from other generations are marked and listed', async () => {
  await openApp('/offense/chart/?compare=gen2');
  expect(textsOf('main li')).toEqual(
    expect.arrayContaining(['Ghost on Steel ½× in Gen 2–5', 'Dark on Steel ½× in Gen 2–5']),
  );
  expect(document.querySelectorAll('[data-changed]')).toHaveLength(2);
  expect(hasControl('Ghost attacks do normal damage to Steel. (Gen 2–5 ½×)')).toBe(true);
  expect(textOf('main')).toContain('Not in Gen 2–5: Fairy.');
});

test('a link with unknown parts says what it left out', async () => {
  await openApp('/offense/chart/?cell=fire-sound&types=echo&order=size&turned=2&compare=gen3');
  await eventually(() => notice() !== '');
  expect(notice()).toBe(
    'Part of this link couldn’t be read and was left out: Matchup, Types, Order, Swap rows and columns, Differences from.',
  );
  await openApp('/offense/chart/?game=nowhere&own=broken');
  await eventually(() => notice() !== '');
  expect(notice()).toBe('Part of this link couldn’t be read and was left out: Game, Your games.');
  expect(rowNames()).toHaveLength(18);
});
