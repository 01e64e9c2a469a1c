import { describe, expect, it } from 'vitest';
import { formatAll } from './listFormat.ts';
import {
  addNote,
  formatLabeled,
  formatSentence,
  joinLabel,
  joinLists,
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

it.each([
  ['en', 'A, B, C'],
  ['ja', 'A、B、C'],
  ['ko', 'A, B, C'],
  ['zh-Hant', 'A、B、C'],
])('a list has the separators of %s', (language, text) => {
  expect(formatAll(['A', 'B', 'C'], language)).toBe(text);
});
