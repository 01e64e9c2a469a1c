import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { pairAbilities } from '#core/doubles/pairAbility.ts';
import { screens, turnMoves } from '#core/doubles/turnMove.ts';
import { fieldConditions } from '#core/links/battle.ts';
import { memberAbilities } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { memberItems } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import { selectableIn } from '#core/rules/rule.ts';
import {
  measureIncomplete,
  plainKeys,
  plural,
  readAllLocales,
  type Texts,
} from '../build/locales.ts';

/** Official terms by locale section, key and language. */
const officialTerms: Record<string, Record<string, Record<string, string>>> = JSON.parse(
  readFileSync('data/officialTerms.json', 'utf8'),
);

/** The languages in which a text is the same as in English, by key. */
const sameAsEnglish: Record<string, string> = JSON.parse(
  readFileSync('data/sameAsEnglish.json', 'utf8'),
);

/** The languages whose texts have their placeholders in another order than English, and were read for it, by key. */
const placeholderOrder: Record<string, string> = JSON.parse(
  readFileSync('data/placeholderOrder.json', 'utf8'),
);

/** The languages of the games. */
const officialLanguages = Object.keys(officialTerms.types!.normal!);

/** The sections with names that other languages take from the English games. */
const nameSections = ['abilities', 'conditions', 'gameParts', 'games', 'items', 'moves'];

/** The words of the polite address, in languages whose texts all say the familiar one. */
const politeAddress: Record<string, RegExp> = {
  es: /\busted(es)?\b/i,
  fr: /\b(vous|votre|vos|(?!assez|chez)\p{Letter}+ez)\b/iu,
  'pt-PT': /\bvocês?(?!\p{Letter})/iu,
  // “защите” and “сайте” are nouns that end like an imperative.
  ru: /(?<!\p{Letter})(вы|вас|вам|вами|ваш\p{Letter}*|(?!защите|сайте)\p{Letter}+[иеьй]те)(?!\p{Letter})/iu,
};

/** The problems of a locale, each as a sentence with the key; empty if there are none. */
function problemsOf(language: string, texts: Texts, english: Texts): string[] {
  const [englishKeys, localeKeys] = [plainKeys(english), plainKeys(texts)];
  const originals = new Map([...english].map(([key, text]) => [key.replace(plural, ''), text]));
  const find = (problem: string, isWrong: (text: string, key: string) => boolean) =>
    [...texts].filter(([key, text]) => isWrong(text, key)).map(([key]) => `${key} ${problem}`);
  return [
    ...[...englishKeys].filter((key) => !localeKeys.has(key)).map((key) => `${key} is missing`),
    ...find('is not in English', (_, key) => !englishKeys.has(key.replace(plural, ''))),
    ...find('is empty or has a stray space', (text) => text === '' || text.trim() !== text),
    ...find('has other placeholders than English', (text, key) => {
      const original = originals.get(key.replace(plural, '')) ?? text;
      return !key.endsWith('_zero') && placeholdersIn(text) !== placeholdersIn(original);
    }),
    ...find('has the placeholders in another order than English', (text, key) => {
      const plainKey = key.replace(plural, '');
      const isOther = hasOtherOrder(text, originals.get(plainKey) ?? text);
      return isOther && !placeholderOrder[plainKey]?.split(' ').includes(language);
    }),
    ...findWrongPlurals(language, texts, english),
    ...findWrongTerms(language, texts),
    ...(language === 'en'
      ? []
      : find(
          'is English',
          (text, key) => text === english.get(key) && !canBeEnglish(language, key, text),
        )),
    ...find('holds kanji', (text) => language === 'ja-Hrkt' && /\p{Script=Han}/u.test(text)),
    ...find('has the polite address', (text) => politeAddress[language]?.test(text) === true),
    ...find(
      'has a space that can break before a mark',
      (text) => language === 'fr' && / [:;?!»]|« /.test(text),
    ),
  ];
}

/** Whether a text may equal the English one: without letters, a name of English games, or on the list. */
function canBeEnglish(language: string, key: string, text: string): boolean {
  const [section = '', name = ''] = key.split('.');
  const isName = nameSections.includes(section);
  return (
    !/\p{Letter}/u.test(text.replace(/\{\{[^}]*\}\}/g, '')) ||
    (isName && !officialLanguages.includes(language)) ||
    officialTerms[section]?.[name]?.[language] === text ||
    sameAsEnglish[key.replace(plural, '')]?.split(' ').includes(language) === true
  );
}

function placeholdersIn(text: string): string {
  return namesIn(text).sort().join();
}

/** The placeholders in the order in which they come first. */
function namesIn(text: string): string[] {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g))];
}

/** Whether both texts have the same placeholders, in different orders. */
function hasOtherOrder(text: string, original: string): boolean {
  const isSame = placeholdersIn(text) === placeholdersIn(original);
  return isSame && namesIn(text).join() !== namesIn(original).join();
}

/** Each plural needs exactly the forms of the language, plus `zero` if English has it. */
function findWrongPlurals(language: string, texts: Texts, english: Texts): string[] {
  const pluralKeys = new Set(
    [...english.keys()]
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(plural, '')),
  );
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [...pluralKeys].flatMap((key) => {
    const zero = english.has(`${key}_zero`) ? ['zero'] : [];
    const expected = [...new Set([...zero, ...pluralCategories])].sort().join();
    const actual = [...texts.keys()]
      .filter((each) => plural.test(each) && each.replace(plural, '') === key)
      .map((each) => each.slice(key.length + 1))
      .sort()
      .join();
    return actual === expected ? [] : [`${key} has the plural forms ${actual}, not ${expected}`];
  });
}

function findWrongTerms(language: string, texts: Texts): string[] {
  return Object.entries(officialTerms).flatMap(([section, names]) =>
    Object.entries(names).flatMap(([name, translations]) => {
      const [key, official] = [`${section}.${name}`, translations[language]];
      // A soft hyphen says where a long name may break; it is not part of the name.
      return official === undefined || texts.get(key)?.replaceAll('\u00ad', '') === official
        ? []
        : [`${key} is ${texts.get(key)}, officially ${official}`];
    }),
  );
}

/** The English keys that no source file uses, neither by name nor by a matching template literal. */
function unusedKeys(english: Texts, sources: readonly string[] = readSources()): string[] {
  const keyInSource = /'([a-zA-Z]+(?:\.[\w½¼]+)+)'|`([a-zA-Z]+\.[^`\s]*\$\{[^`]*)`/g;
  const patterns = sources.flatMap((source) =>
    [...source.matchAll(keyInSource)].map(([, literal, template]) =>
      patternOf(literal ?? template ?? ''),
    ),
  );
  const ruleSections = new Set(['abilities', 'conditions', 'items', 'moves']);
  return [...plainKeys(english)].filter(
    (key) =>
      !ruleSections.has(key.split('.')[0] ?? '') && !patterns.some((pattern) => pattern.test(key)),
  );
}

/** The keys that a literal or a template stands for; a value of a template has no dots. */
function patternOf(literal: string): RegExp {
  const parts = literal.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}

function readSources(): string[] {
  return ['src', 'scripts/answers', 'scripts/build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

/** The keys and languages of a list of exceptions for which no text is one. */
function findUnneeded(
  exceptions: Record<string, string>,
  isException: (text: string, original: string) => boolean,
): string[] {
  const isNeeded = (key: string, language: string) =>
    [...(locales.get(language) ?? [])].some(
      ([each, text]) =>
        each.replace(plural, '') === key &&
        isException(text, english.get(each) ?? english.get(`${key}_other`) ?? ''),
    );
  return Object.entries(exceptions).flatMap(([key, tags]) =>
    tags.split(' ').flatMap((tag) => (isNeeded(key, tag) ? [] : [`${key} ${tag}`])),
  );
}

const locales = readAllLocales();
const english = locales.get('en') as Texts;
const german = locales.get('de') as Texts;

describe('the locale files', () => {
  it('are exactly those of the languages', () => {
    expect([...locales.keys()].sort()).toEqual([...languages].sort());
    expect(readdirSync('scripts/answers/locales').sort()).toEqual(
      languages.map((language) => `${language}.json`).sort(),
    );
  });

  it.each(languages)('%s has no problem', (language) => {
    expect(problemsOf(language, locales.get(language) ?? new Map(), english)).toEqual([]);
  });

  it('are complete', () => {
    expect(measureIncomplete()).toEqual({});
  });

  it('differ from English, but for the names and words that are the same', () => {
    expect(findUnneeded(sameAsEnglish, (text, original) => text === original)).toEqual([]);
  });

  it('have the placeholders in the order of English, but for those that were read', () => {
    expect(findUnneeded(placeholderOrder, hasOtherOrder)).toEqual([]);
  });

  it('have no unused text', () => {
    expect(unusedKeys(english)).toEqual([]);
  });
});

describe('the names of the rules', () => {
  const selectableNames = {
    // No number names As One: it does what Unnerve does.
    abilities: [
      ...memberAbilities,
      ...Object.keys(pairAbilities).filter((ability) => ability !== 'as_one'),
    ],
    conditions: [
      ...new Set([
        ...selectableIn('default', conditions),
        ...Object.values(fieldConditions).flat(),
      ]),
    ],
    items: memberItems,
    moves: [...selectableIn('default', moves), ...turnMoves, ...screens],
  };

  it.each(Object.entries(selectableNames))(
    '%s are exactly those that a number can depend on',
    (section, names) => {
      const keys = [...english.keys()].filter((key) => key.startsWith(`${section}.`));
      expect(keys.sort()).toEqual(names.map((name) => `${section}.${name}`).sort());
    },
  );
});

describe('the official terms', () => {
  it.each(['types', 'abilities', 'moves', 'items', 'champions'])(
    'have all %s, in every language of the games',
    (section) => {
      const keys = [...plainKeys(english)].filter((key) => key.startsWith(`${section}.`));
      const rows = officialTerms[section] ?? {};
      const without = keys.flatMap((key) => {
        const row = rows[key.split('.')[1] ?? ''] ?? {};
        return officialLanguages.flatMap((tag) => (row[tag] ? [] : [`${key} ${tag}`]));
      });
      expect(without).toEqual([]);
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
    [
      'another name of an item',
      'items.ability_shield',
      'Fähigkeitsschutz',
      'items.ability_shield is Fähigkeitsschutz, officially Fähigkeitenschild',
    ],
    [
      'swapped placeholders',
      'learn.canLearn',
      '{{move}} lernt {{name}}',
      'learn.canLearn has the placeholders in another order than English',
    ],
    ['an English text', 'shell.reset', english.get('shell.reset'), 'shell.reset is English'],
  ])('%s', (_, key, text, problem) => {
    expect(problemsAfterChange(key, text)).toEqual([problem]);
  });

  it('an English text in a language without names of its own', () => {
    const texts = new Map(locales.get('nl')).set('shell.reset', english.get('shell.reset') ?? '');
    expect(problemsOf('nl', texts, english)).toEqual(['shell.reset is English']);
  });

  it('no problem in an official term with a soft hyphen', () => {
    expect(problemsAfterChange('types.fire', 'Feu\u00ader')).toEqual([]);
  });

  it('kanji in the kana locale', () => {
    const texts = new Map(locales.get('ja-Hrkt')).set('shell.close', '閉じる');
    expect(problemsOf('ja-Hrkt', texts, english)).toEqual(['shell.close holds kanji']);
  });

  it.each([
    ['es', 'Cierre usted la ventana'],
    ['fr', 'Fermez la fenêtre'],
    ['fr', 'Ferme votre fenêtre'],
    ['pt-PT', 'Você pode fechar'],
    ['ru', 'Спросите Покедекс'],
    ['ru', 'Закрой ваше окно'],
  ])('the polite address in %s: %s', (language, text) => {
    const texts = new Map(locales.get(language)).set('shell.close', text);
    expect(problemsOf(language, texts, english)).toEqual(['shell.close has the polite address']);
  });

  it('a French colon that can begin a line', () => {
    const texts = new Map(locales.get('fr')).set('shell.close', 'Fermer : tout');
    expect(problemsOf('fr', texts, english)).toEqual([
      'shell.close has a space that can break before a mark',
    ]);
  });

  it('an unused text', () => {
    expect(unusedKeys(new Map([['shell.nothing', 'x']]), ["text('shell.something')"])).toEqual([
      'shell.nothing',
    ]);
  });
});
