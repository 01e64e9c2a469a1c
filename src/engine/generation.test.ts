import { expect, it } from 'vitest';
import { existsIn, type Generation, type Since, typesIn } from './generation.ts';

it.each<[Generation, number, Since, Since | undefined]>([
  ['gen1', 15, 1, 2],
  ['gen2', 17, 5, 6],
  ['default', 18, 10, undefined],
])('%s has %i types and ends with generation %i', (generation, count, last, next) => {
  expect(typesIn(generation)).toHaveLength(count);
  expect(existsIn(generation, last)).toBe(true);
  if (next !== undefined) expect(existsIn(generation, next)).toBe(false);
});

it('Steel and Dark came with generation 2, Fairy with generation 6', () => {
  expect(typesIn('gen2').filter((type) => !typesIn('gen1').includes(type))).toEqual([
    'steel',
    'dark',
  ]);
  expect(typesIn('default').filter((type) => !typesIn('gen2').includes(type))).toEqual(['fairy']);
});
