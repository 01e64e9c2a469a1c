import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutAt, withoutUnseen } from './writtenName.ts';

describe('a name without what nobody sees', () => {
  it.each([
    ['space without width', 'Pika\u200bchu', 'Pikachu'],
    ['marks of the direction', '\u200fMew\u202e', 'Mew'],
    ['a noncharacter', 'Mew\uffff', 'Mew'],
    ['nothing', 'Flabébé 👩‍🚀', 'Flabébé 👩‍🚀'],
    ['everything', '\u200b\u200d\u3164\u2800\ufe0f ', ''],
  ])('loses %s', (_, name, rest) => {
    expect(withoutUnseen(name)).toBe(rest);
  });
});

const family = '👨‍👩‍👧‍👦';

describe('a text that is cut', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['as long as it may be', 'abc', 3, 'abc'],
    ['of one letter too many', 'abcd', 3, 'abc'],
    ['inside an emoji', 'ab🐉', 3, 'ab🐉'],
    ['behind an emoji', '🐉🐉🐉🐉', 3, '🐉🐉🐉'],
    ['inside a family', `a${family}`, 7, 'a'],
    ['behind a family', `${family}a`, 7, family],
    ['inside the only sign', family, 2, '👨\u200d'],
    ['inside an accented letter', 'abe\u0301', 3, 'ab'],
  ])('is whole: %s', (_, text, maxLength, rest) => {
    expect(cutAt(text, maxLength)).toBe(rest);
  });

  it('has whole code points in a browser that knows no signs', () => {
    vi.stubGlobal('Intl', {});
    expect(cutAt(`a${family}`, 4)).toBe('a👨\u200d👩');
  });
});
