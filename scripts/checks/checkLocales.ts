import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainKeys, plural, readLocales, type Texts } from '../build/locales.ts';

/** Official terms by locale section, key and language. */
type Terms = Record<string, Record<string, Record<string, string>>>;

/** The problems of a locale, each as a sentence with the key; empty if there are none. */
export function problemsOf(
  language: string,
  texts: Texts,
  english: Texts,
  terms: Terms = readTerms(),
): string[] {
  return [
    ...findWrongKeys(texts, english),
    ...findEmptyTexts(texts),
    ...findWrongPlaceholders(texts, english),
    ...findWrongPlurals(language, texts, english),
    ...findWrongTerms(language, texts, terms),
    ...(language === 'ja-Hrkt' ? findKanji(texts) : []),
  ];
}

function findWrongKeys(texts: Texts, english: Texts): string[] {
  const [englishKeys, localeKeys] = [plainKeys(english), plainKeys(texts)];
  return [
    ...[...englishKeys].filter((key) => !localeKeys.has(key)).map((key) => `${key} is missing`),
    ...[...localeKeys]
      .filter((key) => !englishKeys.has(key))
      .map((key) => `${key} is not in English`),
  ];
}

function findEmptyTexts(texts: Texts): string[] {
  return [...texts]
    .filter(([, text]) => text.trim() === '' || text.trim() !== text)
    .map(([key]) => `${key} is empty or has a stray space`);
}

function findWrongPlaceholders(texts: Texts, english: Texts): string[] {
  const originals = new Map([...english].map(([key, text]) => [key.replace(plural, ''), text]));
  return [...texts]
    .filter(([key]) => !key.endsWith('_zero'))
    .filter(([key, text]) => {
      const original = originals.get(key.replace(plural, ''));
      return original !== undefined && placeholdersIn(text) !== placeholdersIn(original);
    })
    .map(([key]) => `${key} has other placeholders than English`);
}

function placeholdersIn(text: string): string {
  const names = text.match(/\{\{[^}]*\}\}/g) ?? [];
  return [...new Set(names)].sort().join();
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

function findWrongTerms(language: string, texts: Texts, terms: Terms): string[] {
  return Object.entries(terms).flatMap(([section, names]) =>
    Object.entries(names).flatMap(([name, translations]) => {
      const [key, official] = [`${section}.${name}`, translations[language]];
      // A soft hyphen says where a long name may break; it is not part of the name.
      return official === undefined || texts.get(key)?.replaceAll('\u00ad', '') === official
        ? []
        : [`${key} is ${texts.get(key)}, officially ${official}`];
    }),
  );
}

function findKanji(texts: Texts): string[] {
  return [...texts]
    .filter(([, text]) => /\p{Script=Han}/u.test(text))
    .map(([key]) => `${key} holds kanji`);
}

function readTerms(): Terms {
  return JSON.parse(readFileSync('data/officialTerms.json', 'utf8'));
}

/** The English keys that no source file uses, neither by name nor by a matching template literal. */
export function unusedKeys(english: Texts, sources: readonly string[] = readSources()): string[] {
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
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join('src', name), 'utf8'));
}

/** Prints every problem of every locale; sets exit code 1 if there is one. */
export function main(): void {
  const locales = readLocales();
  const english = locales.get('en') ?? new Map();
  const problems = [
    ...[...locales].flatMap(([language, texts]) =>
      problemsOf(language, texts, english).map((problem) => `${language}: ${problem}`),
    ),
    ...unusedKeys(english).map((key) => `en: ${key} is not used`),
  ];
  console.log(problems.join('\n') || `${locales.size} locales are complete and right.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
