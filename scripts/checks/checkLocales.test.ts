import { describe, expect, it } from 'vitest';
import { fieldConditions } from '#calculators/battle.ts';
import { memberAbilities } from '#engine/ability.ts';
import { conditions } from '#engine/condition.ts';
import { items } from '#engine/item.ts';
import { moves } from '#engine/move.ts';
import { selectableIn } from '#engine/rule.ts';
import { languages } from '#i18n/languages.ts';
import { measureCompleteness, readLocales, type Texts } from '../build/locales.ts';
import { problemsOf, unusedKeys } from './checkLocales.ts';

const locales = readLocales();
const english = locales.get('en') as Texts;
const german = locales.get('de') as Texts;

describe('the locale files', () => {
  it('are exactly those of the languages', () => {
    expect([...locales.keys()].sort()).toEqual([...languages].sort());
  });

  it.each(languages)('%s has no problem', (language) => {
    expect(problemsOf(language, locales.get(language) ?? new Map(), english)).toEqual([]);
  });

  it.each(languages)('%s is complete', (language) => {
    expect(measureCompleteness()[language]).toBe(100);
  });

  it('have no unused text', () => {
    expect(unusedKeys(english)).toEqual([]);
  });
});

describe('the names of the rules', () => {
  const selectableNames = {
    abilities: memberAbilities,
    conditions: [
      ...new Set([
        ...selectableIn('default', conditions),
        ...Object.values(fieldConditions).flat(),
      ]),
    ],
    items: selectableIn('default', items, 'defending'),
    moves: selectableIn('default', moves),
  };

  it.each(Object.entries(selectableNames))(
    '%s are exactly the selectable ones',
    (section, names) => {
      const keys = [...english.keys()].filter((key) => key.startsWith(`${section}.`));
      expect(keys.sort()).toEqual(names.map((name) => `${section}.${name}`).sort());
    },
  );
});

describe('the check finds', () => {
  const problemsAfterChange = (key: string, text: string | undefined) => {
    const texts = new Map(german);
    if (text === undefined) texts.delete(key);
    else texts.set(key, text);
    return problemsOf('de', texts, english);
  };

  it.each([
    ['a missing text', 'shell.reset', undefined, 'shell.reset is missing'],
    ['an unknown key', 'shell.resett', 'x', 'shell.resett is not in English'],
    ['an empty text', 'shell.reset', ' ', 'shell.reset is empty or has a stray space'],
    [
      'a broken placeholder',
      'why.equals',
      '= {{multiplikator}}',
      'why.equals has other placeholders than English',
    ],
    [
      'a missing plural form',
      'pokemonPicker.matches_one',
      undefined,
      'pokemonPicker.matches has the plural forms other, not one,other',
    ],
    [
      'a plural form of another language',
      'pokemonPicker.matches_few',
      '{{count}} Treffer',
      'pokemonPicker.matches has the plural forms few,one,other, not one,other',
    ],
    ['another official term', 'types.fire', 'Brand', 'types.fire is Brand, officially Feuer'],
  ])('%s', (_, key, text, problem) => {
    expect(problemsAfterChange(key, text)).toEqual([problem]);
  });

  it('no problem in an official term with a soft hyphen', () => {
    expect(problemsAfterChange('types.fire', 'Feu\u00ader')).toEqual([]);
  });

  it('kanji in the kana locale', () => {
    const texts = new Map(locales.get('ja-Hrkt')).set('shell.close', '閉じる');
    expect(problemsOf('ja-Hrkt', texts, english)).toEqual(['shell.close holds kanji']);
  });

  it('an unused text', () => {
    expect(unusedKeys(new Map([['shell.nothing', 'x']]), ["text('shell.something')"])).toEqual([
      'shell.nothing',
    ]);
  });
});
