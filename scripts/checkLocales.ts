import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainKeys, plural, readLocales, type Texts } from './locales.ts';

/** Official terms by locale section, key and language. */
type Terms = Record<string, Record<string, Record<string, string>>>;

/** What is wrong with a locale, each in a sentence that names the key; nothing if all is well. */
export function problemsOf(
  language: string,
  texts: Texts,
  english: Texts,
  terms: Terms = readTerms(),
): string[] {
  return [
    ...missingKeys(texts, english),
    ...emptyTexts(texts),
    ...placeholders(texts, english),
    ...plurals(language, texts, english),
    ...officialTerms(language, texts, terms),
    ...(language === 'ja-Hrkt' ? kanji(texts) : []),
  ];
}

function missingKeys(texts: Texts, english: Texts): string[] {
  const [ours, theirs] = [plainKeys(english), plainKeys(texts)];
  return [
    ...[...ours].filter((key) => !theirs.has(key)).map((key) => `${key} is missing`),
    ...[...theirs].filter((key) => !ours.has(key)).map((key) => `${key} is not in English`),
  ];
}

function emptyTexts(texts: Texts): string[] {
  return [...texts]
    .filter(([, text]) => text.trim() === '' || text.trim() !== text)
    .map(([key]) => `${key} is empty or has a stray space`);
}

function placeholders(texts: Texts, english: Texts): string[] {
  const wanted = new Map([...english].map(([key, text]) => [key.replace(plural, ''), text]));
  return [...texts]
    .filter(([key]) => !key.endsWith('_zero'))
    .filter(([key, text]) => {
      const original = wanted.get(key.replace(plural, ''));
      return original !== undefined && placeholdersIn(text) !== placeholdersIn(original);
    })
    .map(([key]) => `${key} has other placeholders than English`);
}

function placeholdersIn(text: string): string {
  const names = text.match(/\{\{[^}]*\}\}/g) ?? [];
  return [...new Set(names)].sort().join();
}

/** Each plural has just the forms of the language, and one for zero where English has it. */
function plurals(language: string, texts: Texts, english: Texts): string[] {
  const counted = new Set(
    [...english.keys()]
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(plural, '')),
  );
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [...counted].flatMap((key) => {
    const zero = english.has(`${key}_zero`) ? ['zero'] : [];
    const wanted = [...new Set([...zero, ...pluralCategories])].sort().join();
    const found = [...texts.keys()]
      .filter((each) => plural.test(each) && each.replace(plural, '') === key)
      .map((each) => each.slice(key.length + 1))
      .sort()
      .join();
    return found === wanted ? [] : [`${key} has the plural forms ${found}, not ${wanted}`];
  });
}

function officialTerms(language: string, texts: Texts, terms: Terms): string[] {
  return Object.entries(terms).flatMap(([section, names]) =>
    Object.entries(names).flatMap(([name, translations]) => {
      const [key, official] = [`${section}.${name}`, translations[language]];
      return official === undefined || texts.get(key) === official
        ? []
        : [`${key} is ${texts.get(key)}, officially ${official}`];
    }),
  );
}

function kanji(texts: Texts): string[] {
  return [...texts]
    .filter(([, text]) => /\p{Script=Han}/u.test(text))
    .map(([key]) => `${key} holds kanji`);
}

function readTerms(): Terms {
  return JSON.parse(
    readFileSync(new URL('../data/officialTerms.json', import.meta.url), 'utf8'),
  ) as Terms;
}

/** The English keys that no source file asks for, by name or by a template that fits. */
export function unusedKeys(english: Texts, sources: readonly string[] = readSources()): string[] {
  const asked = sources.flatMap((source) => [
    ...[...source.matchAll(/'([a-zA-Z]+(?:\.[\w½¼]+)+)'/g)].map(([, key]) => exactly(key ?? '')),
    ...[...source.matchAll(/`([a-zA-Z]+\.[^`\s]*\$\{[^`]*)`/g)].map(([, key]) =>
      fitting(key ?? ''),
    ),
  ]);
  const named = new Set(['abilities', 'conditions', 'items', 'moves']);
  return [...plainKeys(english)].filter(
    (key) => !named.has(key.split('.')[0] ?? '') && !asked.some((pattern) => pattern.test(key)),
  );
}

function exactly(key: string): RegExp {
  return new RegExp(`^${key.replaceAll('.', '\\.')}$`);
}

function fitting(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}

function readSources(folder = fileURLToPath(new URL('../src', import.meta.url))): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return readSources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

/** Prints every problem of every locale; the exit code says whether there was one. */
export async function main(): Promise<void> {
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
