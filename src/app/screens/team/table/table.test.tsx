// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  control,
  eventually,
  focus,
  focusedName,
  hasControl,
  openApp,
  press,
  pressKey,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const two = '/defense/team/?team=1&member=garchomp.dragon-ground&member=dragonite.dragon-flying';
const answer = '[aria-label="Answer"]';
const isOpen = (name: string | RegExp) =>
  control(name, 'Answer').getAttribute('aria-expanded') === 'true';
/** The number of columns below which the open detail is. */
const detailWidth = () =>
  document.querySelector<HTMLTableCellElement>(`${answer} [data-detail] td`)?.colSpan;
const details = () => textsOf(`${answer} [data-detail]`);
const heads = () => textsOf(`${answer} thead th`).slice(1);
const rowOf = (type: string) =>
  [...document.querySelectorAll(`${answer} tbody tr`)]
    .find((row) => row.querySelector('th')?.textContent.startsWith(type))
    ?.textContent.replace(/^\w+?(Danger)?(?=[^a-z]|$)/, '');

test('the arrow keys move among the numbers and skip blank cells', async () => {
  await openApp(`${two}&format=weaknesses`);
  const stops = () => document.querySelectorAll(`${answer} [data-cell][tabindex="0"]`).length;
  await focus('Ice on Garchomp: 4×');
  for (const [key, name] of [
    ['ArrowRight', 'Ice on Dragonite: 4×'],
    ['ArrowRight', 'Ice on Dragonite: 4×'],
    ['ArrowDown', 'Dragon on Dragonite: 2×'],
    ['ArrowDown', 'Fairy on Dragonite: 2×'],
    // Rock is super effective against Dragonite only.
    ['ArrowDown', 'Rock on Dragonite: 2×'],
    ['ArrowLeft', 'Rock on Dragonite: 2×'],
    ['ArrowUp', 'Fairy on Dragonite: 2×'],
    ['ArrowLeft', 'Fairy on Garchomp: 2×'],
    ['ArrowDown', 'Fairy on Garchomp: 2×'],
  ] as const) {
    expect(await pressKey(key)).toBe(true);
    expect([key, focusedName(), stops()]).toEqual([key, name, 1]);
  }
  expect(await pressKey('a')).toBe(false);
  // What takes the normal damage is no weakness.
  expect(hasControl(/: 1×$/)).toBe(false);
});

test('a row lists its members, a number explains one, and Escape closes both', async () => {
  await openApp(two);
  await press(/^Ice/, 'Answer');
  expect([isOpen(/^Ice/), details()]).toEqual([
    true,
    [
      'Ice: 2 members are weak — Garchomp 4×, Dragonite 4×Garchomp 4×Dragonite 4×Tap a number to see why.',
    ],
  ]);
  expect(detailWidth()).toBe(1 + heads().length);
  await press('Dragonite 4×', 'Answer');
  expect(isOpen('Dragonite 4×')).toBe(true);
  expect(details()[0]).toContain('Ice on Flying 2×= 4×');
  expect(details()[0]).not.toContain('Tap a number');
  await press('Dragonite 4×', 'Answer');
  expect(details()[0]).toContain('Tap a number');
  await focus('Dragonite 4×', 'Answer');
  await pressKey('Escape');
  expect([details(), focusedName()]).toEqual([[], 'IceDanger']);
  await press(/^Ice/, 'Answer');
  await press(/^Ice/, 'Answer');
  expect(details()).toEqual([]);
  // A number takes the place of the row, and the row that of the number.
  await press('Rock on Garchomp: ½×');
  expect([isOpen('Rock on Garchomp: ½×'), isOpen(/^Rock$/)]).toEqual([true, false]);
  expect(details()[0]).toMatch(/^Rock on Garchomp: ½×/);
  await press('Rock on Dragonite: 2×');
  expect([details().length, isOpen('Rock on Garchomp: ½×')]).toEqual([1, false]);
  await press(/^Rock$/, 'Answer');
  expect([isOpen('Rock on Dragonite: 2×'), isOpen(/^Rock$/)]).toEqual([false, true]);
  expect(details()[0]).toMatch(/^Rock: 1 member is weak — Dragonite 2×Dragonite 2×Garchomp ½×/);
});

test('the totals count members, and a dot is none', async () => {
  await openApp(two);
  expect(heads()).toEqual(['Garchomp', 'Dragonite', 'weak', 'resist', 'immune']);
  expect(['Ice', 'Ground', 'Electric'].map(rowOf)).toEqual(['442··', '0··1', '0··1']);
});

test('the format of resistances shows what a member resists', async () => {
  await openApp(`${two}&format=resistances`);
  expect(heads()).toEqual(['Garchomp', 'Dragonite', 'resist', 'immune']);
  expect([hasControl('Rock on Garchomp: ½×'), hasControl('Rock on Dragonite: 2×')]).toEqual([
    true,
    false,
  ]);
  expect([hasControl('Electric on Garchomp: 0×'), hasControl(/^Ice on/)]).toEqual([true, false]);
  expect(hasControl(/: 1×$/)).toBe(false);
  await press(/^Rock/, 'Answer');
  // It still says who is weak.
  expect(details()[0]).toBe(
    'Rock: 1 member is weak — Dragonite 2×Garchomp ½×Tap a number to see why.',
  );
});

test('the complex format counts the members of each multiplier', async () => {
  await openApp(`${two}&format=complex`);
  expect(rowOf('Ice')).toBe('2·····');
  expect(rowOf('Rock')).toBe('·1·1··');
  expect(rowOf('Electric')).toBe('··1··1');
  await press(/^Ice/, 'Answer');
  expect(detailWidth()).toBe(1 + heads().length);
  await press('Garchomp 4×', 'Answer');
  expect([isOpen(/^Ice/), isOpen('Garchomp 4×'), isOpen('Dragonite 4×')]).toEqual([
    true,
    true,
    false,
  ]);
  await press('Garchomp 4×', 'Answer');
  expect([isOpen(/^Ice/), isOpen('Garchomp 4×')]).toEqual([true, false]);
  await press(/^Ice/, 'Answer');
  expect(details()).toEqual([]);
});

test('three types have more multipliers', async () => {
  await openApp(`${two}&format=complex&type_count=3`);
  expect(heads()).toEqual(['16×', '8×', '4×', '2×', '1×', '½×', '¼×', '⅛×', '¹⁄₁₆×', '0×']);
});

/** The headline, and the sentences below it. */
const headline = () => [textOf(`${answer} h1`), textOf(`${answer} div > p`)];

test('the headline tells dangers, single heavy hits and members of other games', async () => {
  // Ice hits one for 4×, but three resist it.
  await openApp(
    '/defense/team/?team=1&member=garchomp.dragon-ground&member=.water&member=klinklang.steel&member=heatran.fire-steel&game=scarlet-violet',
  );
  expect([headline(), textOf('#team-dangers')]).toEqual([
    [
      'Ground is super effective against 2 members',
      'Dangers: Ground 4×, Fighting. Garchomp 4× Ice. Not in Scarlet / Violet: Klinklang.',
    ],
    'Ground: 2 members are weak — Heatran 4×, Klinklang 2×. Fighting: 2 members are weak — Klinklang 2×, Heatran 2×.',
  ]);
});

test('a team without weaknesses has no danger, and nothing to show', async () => {
  await openApp(
    '/defense/team/?team=1&member=sableye.dark-ghost&generation=gen2&game=emerald&format=weaknesses',
  );
  expect([headline(), textOf('#team-dangers')]).toEqual([
    [
      'No type is a danger to your team',
      'For each type, at least as many members resist it as are weak to it.',
    ],
    'Flying: no member is weak.',
  ]);
  expect(textOf(answer)).toContain('Nothing to show.');
});

test('the format by member lists the types of each, the strongest first', async () => {
  await openApp(`${two}&format=members`);
  expect(heads()).toEqual(['Weak to', 'Resists', 'Immune to']);
  const cells = (index: number) =>
    [...document.querySelectorAll(`${answer} tbody tr`)][index] &&
    textsOf(`${answer} tbody tr:nth-child(${index + 1}) td`);
  expect(cells(0)).toEqual([
    'Weak toIce 4×Dragon 2×Fairy 2×',
    'ResistsRock ½×Poison ½×Fire ½×',
    'Immune toElectric 0×',
  ]);
  expect(cells(1)?.[2]).toBe('Immune toGround 0×');
  await press('Ice 4×', 'Answer');
  expect([isOpen('Ice 4×'), textsOf(`${answer} td ol`)]).toEqual([
    true,
    ['Ice on Dragon 2×Ice on Ground 2×= 4×'],
  ]);
  await press('Fairy 2×', 'Answer');
  expect(textsOf(`${answer} td ol`)).toHaveLength(1);
  await press('Fairy 2×', 'Answer');
  expect(textsOf(`${answer} td ol`)).toEqual([]);
});

test('the picture shows the table', async () => {
  await openApp(two);
  await press('Picture');
  await eventually(() => document.querySelector('dialog[open] svg text') !== null);
  const svg = document.querySelector('dialog[open] svg text')!.closest('svg')!;
  const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['Garchomp', 'Dragonite', 'weak', 'resist', '4×']));
  const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));
  const width = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const boxes = [...svg.querySelectorAll('g g:not([data-type]) > rect')];
  for (const box of boxes) {
    const right = numberOf(box, 'x') + numberOf(box, 'width');
    expect([numberOf(box, 'x') > 0, right < width]).toEqual([true, true]);
    const label = box.parentElement?.querySelector('text');
    if (label) expect(numberOf(label, 'x')).toBe(numberOf(box, 'x') + numberOf(box, 'width') / 2);
    if (label) expect(numberOf(label, 'y')).toBeLessThan(numberOf(box, 'height'));
  }
  // Two members in a row are side by side, and the totals to the right of them.
  const [first, second] = boxes as [Element, Element];
  expect(numberOf(second, 'x') - numberOf(first, 'x')).toBe(numberOf(first, 'width') + 4);
  const row = first.parentElement?.parentElement;
  const totals = [...(row?.querySelectorAll(':scope > text') ?? [])].slice(1);
  expect(totals.map(({ textContent }) => textContent)).toEqual(['2', '·', '·']);
  const xs = totals.map((total) => numberOf(total, 'x'));
  expect(xs).toEqual(xs.toSorted((one, other) => one - other));
  expect(xs[0]).toBeGreaterThan(numberOf(second, 'x') + numberOf(second, 'width'));
  expect(xs[2]).toBeLessThan(width);
});
