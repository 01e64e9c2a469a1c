import { expect, it } from 'vitest';
import { getArrowStep } from './arrowKeys.ts';

it.each([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
  ['Home', undefined],
  ['Enter', undefined],
  ['toString', undefined],
])('%s moves by %j', (key, step) => {
  expect(getArrowStep(key)).toEqual(step);
});
