// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Type } from '#core/charts/type.ts';
import { loadEnglishTexts } from '#tests/englishTexts.ts';
import { MatrixSvg } from './MatrixSvg.tsx';

beforeAll(loadEnglishTexts);
afterEach(cleanup);

const margin = 24;
const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));
const all = (selector: string, parent: ParentNode = document) => [
  ...parent.querySelectorAll(selector),
];
const find = (text: string) => all('text').find(({ textContent }) => textContent === text)!;
const svg = () => document.querySelector('svg')!;
const rows = () => all('svg > g[transform]');
const rowTops = () =>
  rows().map((row) => Number(/ (\d+)\)/.exec(row.getAttribute('transform')!)![1]));
const cellsOf = (row: Element) => all(':scope > g:not([data-type]) > rect', row);
const left = (box: Element) => numberOf(box, 'x');
const right = (box: Element) => numberOf(box, 'x') + numberOf(box, 'width');
const middle = (box: Element) => (left(box) + right(box)) / 2;
const top = (box: Element) => numberOf(box, 'y');
const bottom = (box: Element) => numberOf(box, 'y') + numberOf(box, 'height');

function draw(names: readonly string[], multipliers: readonly number[][], totals: string[]): void {
  const types = ['ice', 'sound'] as [Type, Type];
  render(
    <MatrixSvg
      ref={createRef()}
      label="Matrix"
      title="Team"
      className={undefined}
      names={names}
      rows={multipliers.map((row, index) => ({
        attacking: types[index]!,
        matchups: row.map((multiplier) => ({ multiplier })),
      }))}
      totals={totals.map((name, index) => ({ name, count: () => index }))}
    />,
  );
}

const names = ['Garchomp', 'Iron Treads Great Tusk', 'Mew'];
const drawTeam = () =>
  draw(
    names,
    [
      [4, 1, 0.5],
      [1, 0, 2],
    ],
    ['none', 'one', 'two'],
  );

test('the columns of a picture are side by side between its margins', () => {
  drawTeam();
  const [first, second] = rows().map(cellsOf) as [Element[], Element[]];
  expect([first.length, second.length]).toEqual([3, 3]);
  expect(second.map(left)).toEqual(first.map(left));
  for (const [index, cell] of first.entries()) {
    if (index > 0) expect(left(cell) - right(first[index - 1]!)).toBe(4);
    const name = all('text[text-anchor=middle]')[index]!;
    expect(new Set(all('tspan', name).map((line) => numberOf(line, 'x')))).toEqual(
      new Set([middle(cell)]),
    );
  }
  // The totals are beside the last cell, as far from each other as from the margin.
  const totals = ['none', 'one', 'two'].map((name) => numberOf(find(name), 'x'));
  const [none, one, two] = totals as [number, number, number];
  expect(one - none).toBe(two - one);
  expect(none - (one - none) / 2).toBe(right(first[2]!) + 2);
  expect(two + (one - none) / 2).toBe(numberOf(svg(), 'width') - margin);
  expect(
    all(':scope > text', rows()[0]!)
      .slice(1)
      .map((each) => numberOf(each, 'x')),
  ).toEqual(totals);
  // A cell is wide enough for ten letters, a total for the longest word.
  expect([right(first[0]!) - left(first[0]!), one - none]).toEqual([74, 62]);
});

test('the icon and the name of a type are before its cells, in the middle of the row', () => {
  drawTeam();
  for (const [index, row] of rows().entries()) {
    const icon = row.querySelector('[data-type] rect')!;
    const [cell] = cellsOf(row);
    expect([left(icon), right(icon) - left(icon), bottom(icon) - top(icon)]).toEqual([
      margin,
      28,
      28,
    ]);
    expect(top(icon) + bottom(icon)).toBe(top(cell!) + bottom(cell!));
    const name = find(index === 0 ? 'Ice' : 'sound');
    expect(numberOf(name, 'x') - right(icon)).toBe(8);
    // Room for the longest name of a type.
    expect(left(cell!) - numberOf(name, 'x')).toBe(136);
    expect([top(icon) < numberOf(name, 'y'), numberOf(name, 'y') < bottom(icon)]).toEqual([
      true,
      true,
    ]);
  }
  // An own type has its letters in the middle of the icon, an official one its symbol.
  const letters = find('So');
  expect([numberOf(letters, 'x'), letters.getAttribute('text-anchor')]).toEqual([
    margin + 14,
    'middle',
  ]);
  expect([numberOf(letters, 'y') > 16, numberOf(letters, 'y') < 28]).toEqual([true, true]);
  const symbol = rows()[0]!.querySelector('path')!.getAttribute('transform')!;
  const [x, y, scale] = symbol.match(/[\d.]+/g)!.map(Number) as [number, number, number];
  // The symbol is drawn on 24 by 24.
  expect([x + 12 * scale, y + 12 * scale]).toEqual([margin + 14, 16]);
  expect(rows()[1]!.querySelector('path')).toBe(null);
});

test('the title, the names and the rows are below each other down to the margin', () => {
  drawTeam();
  const title = find('Countertype · Team');
  expect([numberOf(title, 'x'), numberOf(title, 'y') - numberOf(title, 'font-size')]).toEqual([
    margin,
    margin + 2,
  ]);
  const lines = all('tspan', find('IronTreadsGreat Tusk'));
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Iron', 'Treads', 'Great Tusk']);
  const baselines = lines.map((line) => numberOf(line, 'y'));
  expect(baselines[1]! - baselines[0]!).toBe(14);
  expect(baselines[2]! - baselines[1]!).toBe(14);
  // A short name is in the last line, as are the names of the totals.
  const shortName = numberOf(all('tspan', find('Garchomp'))[0]!, 'y');
  expect([shortName, numberOf(find('one'), 'y')]).toEqual([baselines[2], baselines[2]]);
  expect(baselines[0]! - 12).toBeGreaterThan(numberOf(title, 'y'));
  const [firstTop, secondTop] = rowTops() as [number, number];
  expect(firstTop - baselines[2]!).toBe(12);
  const [cell] = cellsOf(rows()[0]!);
  expect([top(cell!), bottom(cell!), secondTop - firstTop]).toEqual([1, 31, 34]);
  expect(numberOf(svg(), 'height')).toBe(secondTop + 34 + margin);
});

test('normal damage and a total of none have no number', () => {
  drawTeam();
  const texts = rows().map((row) => all(':scope > g:not([data-type]) text', row));
  const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent);
  expect(texts.map(textsOf)).toEqual([
    ['4×', '½×'],
    ['0×', '2×'],
  ]);
  expect(textsOf(all(':scope > text', rows()[0]!))).toEqual(['Ice', '·', '1', '2']);
  for (const text of texts.flat()) {
    const box = text.parentElement!.querySelector('rect')!;
    expect(numberOf(text, 'x')).toBe(middle(box));
    // The middle of a number is above its baseline.
    expect(numberOf(text, 'y') - 5).toBe((top(box) + bottom(box)) / 2);
    expect(text.getAttribute('fill')).not.toBe(box.getAttribute('fill'));
  }
});

test('a picture of one column is wide enough for its title', () => {
  draw(['Mew'], [[2]], []);
  const [width, height] = ['width', 'height'].map((each) => numberOf(svg(), each));
  expect([width, svg().getAttribute('viewBox')]).toEqual([
    400 + 2 * margin,
    `0 0 ${width} ${height}`,
  ]);
  const background = document.querySelector('svg > rect')!;
  expect([right(background), bottom(background)]).toEqual([width, height]);
  draw(['Mew', 'Muk', 'Abra', 'Natu'], [[2]], []);
  expect(numberOf(all('svg').at(-1)!, 'width')).toBe(margin + 170 + 4 * 78 + margin);
});
