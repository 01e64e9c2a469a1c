import { expect, test } from 'vitest';
import { fitFontSize, wrapName } from './pictureStyle.ts';

test.each([
  ['Garchomp', ['Garchomp']],
  ['Rotom Wash', ['Rotom Wash']],
  ['Great Tusks', ['Great', 'Tusks']],
  ['Iron Treads Great Tusk', ['Iron', 'Treads', 'Great Tusk']],
  // There is no fourth line.
  ['Iron Treads Great Tusk too', ['Iron', 'Treads', 'Great Tusk too']],
  ['ガブリアス', ['ガブリアス']],
  ['ガブ リアス', ['ガブ', 'リアス']],
  ['Corviknight-Hyper', ['Corviknight-Hyper']],
])('%s is in the lines %j', (name, lines) => {
  expect(wrapName(name)).toEqual(lines);
});

test('a line that does not fit at the smallest size is cut', () => {
  const [line] = wrapName('Corviknight-Gigantamaximum') as [string];
  expect(line).toMatch(/^Corviknight-Giga.*…$/);
  expect(line.length).toBeLessThan(19);
  expect(wrapName('ガブリアスガブリアス')).toEqual(['ガブリアスガブリ…']);
});

test.each([
  [['Garchomp'], 12],
  [['0123456789'], 12],
  [['Mew', '012345678901234'], 8],
  [['012345678901234567890123456789'], 7],
  [['ガブリアスズ'], 10],
  [['\u1100bcdefghijk'], 10],
])('the letters of %j have %s pixels', (lines, size) => {
  expect(fitFontSize(lines)).toBeCloseTo(size);
});
