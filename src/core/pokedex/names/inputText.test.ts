import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanLine, removeInvisibleCharacters, truncate } from './inputText.ts';

describe('removeInvisibleCharacters', () => {
  it.each([
    ['a zero-width space', 'Pika\u200bchu', 'Pikachu'],
    ['bidi marks', '\u200fMew\u202e', 'Mew'],
    ['a noncharacter', 'Mew\uffff', 'Mew'],
    ['nothing', 'Flabébé 👩‍🚀', 'Flabébé 👩‍🚀'],
    ['everything', '\u200b\u200d\u3164\u2800\ufe0f ', ''],
  ])('removes %s', (_, name, visibleName) => {
    expect(removeInvisibleCharacters(name)).toBe(visibleName);
  });
});

const family = '👨‍👩‍👧‍👦';

describe('truncate', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['a text of the maximum length', 'abc', 3, 'abc'],
    ['a text with one extra letter', 'abcd', 3, 'abc'],
    ['at an emoji of two code units', 'ab🐉', 3, 'ab🐉'],
    ['after an emoji', '🐉🐉🐉🐉', 3, '🐉🐉🐉'],
    ['inside a family emoji', `a${family}`, 7, 'a'],
    ['after a family emoji', `${family}a`, 7, family],
    ['inside the only grapheme', family, 2, '👨\u200d'],
    ['inside an accented letter', 'abe\u0301', 3, 'ab'],
  ])('keeps graphemes whole: %s', (_, text, maxLength, result) => {
    expect(truncate(text, maxLength)).toBe(result);
  });

  it('cuts at code points in a browser without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(truncate(`a${family}`, 4)).toBe('a👨\u200d👩');
  });
});

// Regressions
it.each([
  ['a control character', '\u0000\ufff0'],
  ['a cut', `${'\ufff0'.repeat(41)}a`],
])('a line of invisible characters is empty, even after %s', (_, text) => {
  expect(cleanLine(text, 40)).toBe('');
});
