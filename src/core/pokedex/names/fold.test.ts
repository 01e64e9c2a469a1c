import { describe, expect, it } from 'vitest';
import { fold, startsWithTypo } from './fold.ts';

describe('fold', () => {
  it.each([
    ['case', 'PIKACHU', 'pikachu'],
    ['accents', 'Flabébé', 'flabebe'],
    ['apostrophes', 'Farfetch’d', "Farfetch'd"],
    ['periods', 'Mr. Mime', 'mr mime'],
    ['a colon', 'Type: Null', 'type null'],
    ['hyphens', 'Porygon-Z', 'porygon z'],
    ['parentheses', 'Rotom (Wash Rotom)', 'rotom wash rotom'],
    ['surrounding spaces', '  mew ', 'mew'],
    ['the number sign', '#25', '25'],
    ['gender symbols', 'Nidoran♀', 'nidoran female'],
    ['gender symbols as emoji', 'Nidoran♂\ufe0f', 'nidoran male'],
    ['hiragana', 'りざーどん', 'リザードン'],
    ['half width', 'ﾘｻﾞｰﾄﾞﾝ', 'リザードン'],
    ['full width', 'メガリザードンＸ', 'メガリザードンx'],
    ['decomposed Hangul', '리자몽'.normalize('NFD'), '리자몽'],
    ['the German sharp s', 'Genießer', 'geniesser'],
    ['Vietnamese marks', 'Giác Đấu', 'giac dau'],
    ['Nordic letters', 'Spøgelse', 'spogelse'],
    ['the Polish l', 'Zły', 'zly'],
    // https://github.com/Menardi/whosthatpokemon/issues/8
    ['invisible characters', 'Pika\u00adchu\u200b', 'pikachu'],
    ['a no-break space', 'M.\u00a0Mime', 'm mime'],
  ])('ignores differences of %s: %s and %s', (_, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it.each([
    ['the voicing marks of kana', 'バ', 'パ'],
    ['the length of a vowel', 'ー', ''],
    ['percent', '10%', '10'],
    ['simplified and traditional characters', '喷火龙', '噴火龍'],
  ])('distinguishes %s', (_, one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  it.each([
    ['リ', 'りざーどん', true],
    ['カ', 'ガブリアス', false],
    ['리', '리자몽', true],
    ['기', '긴꼬', false],
  ])('keeps syllables whole: %s as the beginning of %s is %j', (beginning, name, isBeginning) => {
    expect(fold(name).startsWith(fold(beginning))).toBe(isBeginning);
  });
});

describe('startsWithTypo', () => {
  it.each([
    ['no mistake', 'garch', true],
    ['a wrong letter', 'garchonp', true],
    ['a wrong first letter', 'karchomp', true],
    ['a letter too many', 'garrchomp', true],
    ['a letter too many at the end', 'garchompp', true],
    ['a letter left out', 'grchomp', true],
    ['two letters swapped', 'garhcomp', true],
    ['the last two letters swapped', 'garchopm', true],
    ['two wrong letters', 'gerchonp', false],
    ['a wrong letter and an extra one', 'gerchomppp', false],
    ['two letters left out', 'gacomp', false],
    ['two pairs swapped', 'agrchopm', false],
    ['only the end of the word', 'chomp', false],
  ])('allows one mistyped letter: %s (%s)', (_, token, isMatch) => {
    expect(startsWithTypo('garchomp', token)).toBe(isMatch);
  });
});
