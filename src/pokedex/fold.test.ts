import { describe, expect, it } from 'vitest';
import { beginsAlmost, fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['case', 'PIKACHU', 'pikachu'],
    ['accents', 'Flabébé', 'flabebe'],
    ['apostrophes', 'Farfetch’d', "Farfetch'd"],
    ['full stops', 'Mr. Mime', 'mr mime'],
    ['a colon', 'Type: Null', 'type null'],
    ['hyphens', 'Porygon-Z', 'porygon z'],
    ['brackets', 'Rotom (Wash Rotom)', 'rotom wash rotom'],
    ['space around', '  mew ', 'mew'],
    ['the number sign', '#25', '25'],
    ['signs of sex', 'Nidoran♀', 'nidoran female'],
    ['signs of sex as emoji', 'Nidoran♂\ufe0f', 'nidoran male'],
    ['hiragana', 'りざーどん', 'リザードン'],
    ['half width', 'ﾘｻﾞｰﾄﾞﾝ', 'リザードン'],
    ['full width', 'メガリザードンＸ', 'メガリザードンx'],
    ['Hangul in parts', '리자몽'.normalize('NFD'), '리자몽'],
    ['the German sharp s', 'Genießer', 'geniesser'],
    ['Vietnamese marks', 'Giác Đấu', 'giac dau'],
    ['Nordic letters', 'Spøgelse', 'spogelse'],
    ['the Polish l', 'Zły', 'zly'],
    // https://github.com/Menardi/whosthatpokemon/issues/8
    ['signs nobody sees', 'Pika\u00adchu\u200b', 'pikachu'],
    ['a space that does not break', 'M.\u00a0Mime', 'm mime'],
  ])('does not tell %s: %s and %s', (_, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it.each([
    ['different marks of kana', 'バ', 'パ'],
    ['the length of a vowel', 'ー', ''],
    ['percent', '10%', '10'],
    ['simplified and traditional characters', '喷火龙', '噴火龍'],
  ])('tells %s', (_, one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  it.each([
    ['リ', 'りざーどん', true],
    ['カ', 'ガブリアス', false],
    ['리', '리자몽', true],
    ['기', '긴꼬', false],
  ])('keeps syllables whole: %s as the beginning of %s is %j', (beginning, name, begins) => {
    expect(fold(name).startsWith(fold(beginning))).toBe(begins);
  });
});

describe('beginsAlmost', () => {
  it.each([
    ['nothing wrong', 'garch', true],
    ['a wrong letter', 'garchonp', true],
    ['a wrong first letter', 'karchomp', true],
    ['a letter too many', 'garrchomp', true],
    ['a letter too many at the end', 'garchompp', true],
    ['a letter left out', 'grchomp', true],
    ['two in the wrong order', 'garhcomp', true],
    ['the last two in the wrong order', 'garchopm', true],
    ['two wrong letters', 'gerchonp', false],
    ['a wrong letter and one too many', 'gerchomppp', false],
    ['two left out', 'gacomp', false],
    ['two pairs in the wrong order', 'agrchopm', false],
    ['the end of the word only', 'chomp', false],
  ])('forgives one letter: %s (%s)', (_, token, forgiven) => {
    expect(beginsAlmost('garchomp', token)).toBe(forgiven);
  });
});
