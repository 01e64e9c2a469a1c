// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addType, newGame } from '#core/ownGames/edit/chartEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
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
  options,
  pickFirst,
  press,
  pressKey,
  search,
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
  expect(textsOf('[aria-label="Deals 2× to"] li')).toEqual(['Bug', 'Steel', 'Grass', 'Ice']);
  expect(document.querySelector('[aria-label="Deals 1× to"]')).toBeNull();
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

test('the arrow keys stop at the edges, other keys are free, and the mouse lights a row and a column', async () => {
  await openApp('/offense/chart/?generation=gen1');
  const focused = () => document.activeElement?.textContent;
  const stops = () => [...document.querySelectorAll('table [tabindex="0"]')];
  await focus('Normal attacks do normal damage to Normal.');
  for (const key of ['End', 'ArrowRight']) expect(await pressKey(key)).toBe(true);
  expect(focusedName()).toBe('Normal attacks do normal damage to Dragon.');
  for (const key of ['PageDown', 'PageDown', 'PageDown', 'ArrowDown']) await pressKey(key);
  expect(focusedName()).toBe('Dragon attacks do double damage to Dragon. 2×');
  expect(await pressKey('a')).toBe(false);
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
    expect(await pressKey('Home', { [modifier]: true })).toBe(false);
  expect(focusedName()).toBe('Dragon attacks do double damage to Dragon. 2×');
  for (const key of ['PageUp', 'PageUp', 'PageUp', 'PageUp', 'ArrowUp']) await pressKey(key);
  expect([focused(), stops().includes(document.activeElement!), stops().length]).toEqual([
    ...['Dragon', true, 1],
  ]);
  await pressKey('Enter');
  expect(address()).toBe('/offense/chart/?cell=dragon&generation=gen1');
  const lit = () => textsOf('th[data-lit]');
  expect(lit()).toEqual(['Dragon', 'Dragon']);
  const cell = control('Fire attacks do half damage to Water. ½×');
  await act(async () => void fireEvent.pointerOver(cell, { pointerType: 'touch' }));
  expect(lit()).toEqual(['Dragon', 'Dragon']);
  await act(async () => void fireEvent.pointerOver(cell, { pointerType: 'mouse' }));
  expect(lit()).toEqual(['Water', 'Fire']);
  await act(async () => void fireEvent.pointerLeave(cell.closest('table')!));
  expect(lit()).toEqual(['Dragon', 'Dragon']);
  // The Tab stop was in a row and a column that a smaller chart does not have.
  await pressKey('ArrowDown');
  await pressKey('PageDown');
  await press('Types');
  const { router } = await import('#app/shell/appRouter.ts');
  await act(async () => router.navigate('/offense/chart/?types=fire-water&generation=gen1'));
  expect(rowNames()).toEqual(['Fire', 'Water']);
  expect(stops().map((stop) => stop.getAttribute('aria-label'))).toEqual([
    'Water attacks do half damage to Water. ½×',
  ]);
});

test('a finger drawn over the cells reads them, and opens the last one', async () => {
  await openApp('/offense/chart/');
  const first = control('Fire attacks do double damage to Grass. 2×');
  const touch = { pointerType: 'touch' };
  const drawTo = async (name: string) => {
    document.elementFromPoint = () => control(name);
    await act(async () => void fireEvent.pointerMove(first, touch));
  };
  const lift = async (end: 'pointerUp' | 'pointerCancel') => {
    await act(async () => void fireEvent[end](first, touch));
    await act(async () => void fireEvent.click(first));
  };
  // A tap whose finger trembles stays a tap.
  await act(async () => void fireEvent.pointerDown(first, touch));
  await drawTo('Fire attacks do double damage to Grass. 2×');
  await lift('pointerUp');
  expect(address()).toBe('/offense/chart/?cell=fire-grass');

  await act(async () => void fireEvent.pointerDown(first, touch));
  await drawTo('Water attacks do double damage to Fire. 2×');
  expect([sentence(), textsOf('th[data-lit]')]).toEqual([
    'Water attacks do double damage to Fire.',
    ['Fire', 'Water'],
  ]);
  await lift('pointerUp');
  expect(address()).toBe('/offense/chart/?cell=water-fire');

  await act(async () => void fireEvent.pointerDown(first, touch));
  await drawTo('Fire attacks do double damage to Steel. 2×');
  await act(async () => void fireEvent.pointerCancel(first, touch));
  expect([sentence(), address()]).toEqual([
    'Water attacks do double damage to Fire.',
    '/offense/chart/?cell=water-fire',
  ]);

  await press('Larger cells');
  await drawTo('Fire attacks do double damage to Steel. 2×');
  expect(sentence()).toBe('Water attacks do double damage to Fire.');
});

test('a chart too large for one picture has two, with every number in the middle of its cell', async () => {
  let game = newGame('Large', 'default');
  while (game.types.length < 41) game = addType(game, `Sound ${game.types.length}`);
  await openApp(`/offense/chart/?counts=best&own=${formatGameText(game)}`);
  expect(hasControl('Swap rows and columns')).toBe(false);
  await press('Picture');
  const picture = 'svg[aria-label="Type chart"][role=img]';
  await eventually(() => document.querySelector(picture) !== null);
  expect(textOf('dialog[open]')).toContain('This chart is too large for one picture');
  const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));
  const svg = () => document.querySelector(picture)!;
  const rows = () => [...svg().querySelectorAll(':scope > g')].slice(1);
  const cellsOf = (row: Element) =>
    // After the icon and the name.
    [...row.children].slice(2).map(({ children: [rect, text] }) => ({
      left: numberOf(rect!, 'x'),
      right: numberOf(rect!, 'x') + numberOf(rect!, 'width'),
      color: rect!.getAttribute('fill'),
      text: text!,
    }));
  expect([rows().length, cellsOf(rows()[0]!).length]).toEqual([41, 21]);
  const [margin, tops] = [
    numberOf(svg().querySelector('text')!, 'x'),
    rows().map((row) => Number(/translate\(0 (\d+)\)/.exec(row.getAttribute('transform')!)?.[1])),
  ];
  const height = numberOf(rows()[0]!.children[2]!.children[0]!, 'height');
  const cells = cellsOf(rows()[0]!);
  for (const [index, { left, right, text }] of cells.entries()) {
    expect(numberOf(text, 'x')).toBe((left + right) / 2);
    // The cells are as far from each other as the rows.
    const next = cells[index + 1];
    if (next) expect(next.left - right).toBe(tops[1]! - tops[0]! - height);
  }
  expect(
    tops.every((top, index) => index === 0 || top - tops[index - 1]! === tops[1]! - tops[0]!),
  ).toBe(true);
  const ends = [
    numberOf(svg(), 'width') - cells.at(-1)!.right,
    numberOf(svg(), 'height') - tops.at(-1)! - height,
  ];
  expect(ends.map((end) => end >= margin && end <= margin + 2)).toEqual([true, true]);
  // Fire attacks Fire, Water, Grass.
  const fire = rows().find((row) => row.querySelector(':scope > text')?.textContent === 'Fire')!;
  const numbers = cellsOf(fire).map(({ text }) => text.textContent);
  expect(numbers.filter(Boolean).sort()).toEqual(['2', '2', '2', '2', '½', '½', '½', '½']);
  const colorOf = (number: string) => cellsOf(fire)[numbers.indexOf(number)]?.color;
  const [strong, weak] = [colorOf('2'), colorOf('½')];
  expect(new Set([strong, weak, colorOf('')]).size).toBe(3);
  await choose('Picture', '2 / 2', 'Type chart');
  expect([rows().length, cellsOf(rows()[0]!).length]).toEqual([41, 20]);
  await press('Close');
  await eventually(() => document.querySelector(picture) === null);
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
  await press('Water attacks do double damage to Fire. 2×');
  expect([textsOf('th[data-lit]'), textsOf('[aria-selected=true]'), sentence()]).toEqual([
    ['Water', 'Fire'],
    ['2'],
    'Water attacks do double damage to Fire.',
  ]);
  await press('Water attacks do double damage to Fire. 2×');
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
    'Part of this link couldn’t be read: Matchup, Types, Order, Swap rows and columns, Compare with.',
  );
  await openApp('/offense/chart/?game=nowhere&own=broken');
  await eventually(() => notice() !== '');
  expect(notice()).toBe('Part of this link couldn’t be read: Game, Your games.');
  expect(rowNames()).toHaveLength(18);
});

test('the field opens a type of the chart, and leads to what else a text names', async () => {
  await openApp('/offense/chart/');
  await search('Move or type', 'steel');
  await pickFirst();
  expect(address()).toBe('/offense/chart/?cell=steel');
  await search('Move or type', 'garchom');
  await eventually(() => options()[0] === 'Garchomp Defense');
  await search('Move or type', 'freeze-dry');
  await pickFirst();
  await eventually(() => address() === '/offense/?attacks=freeze_dry');
});
