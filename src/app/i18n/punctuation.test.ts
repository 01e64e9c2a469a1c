import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDay } from './date.ts';
import { languages } from './languages.ts';
import { formatAny, formatInSentence } from './listFormat.ts';
import { formatMonth } from './month.ts';
import { formatNumber, formatPercent } from './number.ts';
import {
  addNote,
  formatLabeled,
  formatSentence,
  joinLabel,
  joinLists,
  joinNames,
  joinSentences,
} from './punctuation.ts';

describe('sentences', () => {
  it.each([
    ['en', 'One. Two.'],
    ['ko', 'One. Two.'],
    ['ja', 'One。Two。'],
    ['zh-Hant', 'One。Two。'],
  ])('are joined as in %s', (language, text) => {
    const sentences = ['One', 'Two'].map((each) => formatSentence(each, language));
    expect(joinSentences(sentences, language)).toBe(text);
  });
});

it.each([
  ['de', 'Gefahr: 22'],
  ['fr', 'Gefahr\u00a0: 22'],
  ['ja-Hrkt', 'Gefahr：22'],
])('a label has the colon of %s', (language, text) => {
  expect(formatLabeled('Gefahr', '22', language)).toBe(text);
});

it.each([
  ['en', 'Fire (changed)'],
  ['zh-Hans', 'Fire（changed）'],
])('a note has the parentheses of %s', (language, text) => {
  expect(addNote('Fire', 'changed', language)).toBe(text);
});

it.each([
  ['en', 'Garchomp, Dragon', 'A, B; C'],
  ['ko', 'Garchomp, Dragon', 'A, B; C'],
  ['ja', 'Garchomp、Dragon', 'A, B；C'],
])('the parts of a label and lists are apart in %s', (language, label, lists) => {
  expect(joinLabel(['Garchomp', '', 'Dragon'], language)).toBe(label);
  expect(joinLists(['A, B', 'C'], language)).toBe(lists);
});

// Regression: Chromium has no Kazakh formats and wrote "or" and "2026 M11 26".
it('Kazakh has its own words for lists and months', () => {
  const lists = [['A'], ['A', 'B'], ['A', 'B', 'C']];
  expect(lists.map((names) => formatInSentence(names, 'kk'))).toEqual([
    'A',
    'A және B',
    'A, B және C',
  ]);
  expect(lists.map((names) => formatAny(names, 'kk'))).toEqual([
    'A',
    'A немесе B',
    'A, B немесе C',
  ]);
  expect(formatDay('2026-11-05', 'kk')).toBe('2026 ж. 5 қараша');
  expect(formatMonth('2026-09-01', 'kk')).toBe('2026 ж. қыркүйек');
  const time = new Date(2026, 0, 31, 8, 5).getTime();
  expect(formatDateTime(time, 'kk')).toBe('2026 ж. 31 қаңтар, 08:05');
});

it.each(languages)('numbers have the digits and separators of %s', (language) => {
  const locale = language === 'kk' ? 'ru' : language;
  const { format } = new Intl.NumberFormat(locale);
  for (const number of [0, 7, 999, 1000, 1277, 0.5, -3])
    expect(formatNumber(number, language)).toBe(format(number));
});

it('a gain has a plus sign, and a share a percent sign', () => {
  expect(formatNumber(328, 'en', { signDisplay: 'always' })).toBe('+328');
  expect([formatPercent(1, 'en'), formatPercent(1, 'de')]).toEqual(['100%', '100\u00a0%']);
});

it('a month in kana has no kanji', () => {
  expect(formatMonth('2026-09-01', 'ja-Hrkt')).toBe('2026ねん9がつ');
});

it.each([
  ['en', 'A, B, C'],
  ['de', 'A, B, C'],
  ['ja', 'A、B、C'],
  ['ko', 'A, B, C'],
  ['zh-Hant', 'A、B、C'],
])('a list has the separators of %s', (language, text) => {
  expect(joinNames(['A', 'B', 'C'], language)).toBe(text);
});
