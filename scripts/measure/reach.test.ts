import { expect, test } from 'vitest';
import { addReachCalls } from './reach.ts';

test.each([
  ['const a = 1;', '1', 'const a = 1;\n;globalThis.reach?.(7);'],
  ['function f() { return 1; }', '1', 'function f() {globalThis.reach?.(7); return 1; }'],
  ['const f = (a) => a + 1;', '1', 'const f = (a) => (globalThis.reach?.(7), a + 1);'],
  ['const f = () => ({ a: 1 });', '1', 'const f = () => (globalThis.reach?.(7), ({ a: 1 }));'],
  [
    'function f() { return g(() => 1); }',
    '1',
    'function f() { return g(() => (globalThis.reach?.(7), 1)); }',
  ],
])('calls reach in the function around the place in %s', (source, place, expected) => {
  expect(addReachCalls('source.ts', source, [source.indexOf(place)], [7])).toBe(expected);
});

test('calls reach for several places of a function', () => {
  expect(addReachCalls('source.ts', 'const f = () => 1 + 2;', [16, 20], [0, 1])).toBe(
    'const f = () => (globalThis.reach?.(1), (globalThis.reach?.(0), 1 + 2));',
  );
});
