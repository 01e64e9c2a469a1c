import { describe, expect, it } from 'vitest';
import { findNearest } from './nearest.ts';

const words = ['fire', 'feuer', 'fee', 'kampf', 'eis', 'kafer', 'ノーマル', '火', 'giac dau'];

describe('the nearest word', () => {
  it.each([
    ['the word itself', 'fire', 'fire'],
    ['two letters swapped', 'fier', 'fire'],
    ['two letters swapped at the end', 'feure', 'feuer'],
    ['a wrong letter', 'kompf', 'kampf'],
    ['a wrong first letter', 'gampf', 'kampf'],
    ['a letter left out', 'kamp', 'kampf'],
    ['a letter too many', 'kampff', 'kampf'],
    ['two wrong letters', 'kompv', 'kampf'],
    ['a wrong letter and an extra one', 'kkompf', 'kampf'],
    ['a wrong letter of two words', 'giac dao', 'giac dau'],
    ['a wrong character of another script', 'ノーマリ', 'ノーマル'],
    ['three wrong letters', 'komvv', undefined],
    ['two letters left out of a short word', 'f', undefined],
    ['two wrong letters of a short word', 'eau', undefined],
    ['a wrong character of a word of one', '水', undefined],
    ['nothing', '', undefined],
    ['something long', 'kampf'.repeat(100_000), undefined],
  ])('for %s: "%s" is %s', (_, word, expected) => {
    expect(findNearest(word, words)).toBe(expected);
  });

  it('is the one with fewer mistakes in any order', () => {
    expect(findNearest('fuer', ['fire', 'feuer'])).toBe('feuer');
    expect(findNearest('fuer', ['feuer', 'fire'])).toBe('feuer');
  });
});
