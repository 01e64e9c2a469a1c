import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts that the app loads. */
const appFolder = 'public/locales';

/** The texts of the answer pages alone. */
const answersFolder = 'scripts/answers/locales';

/** The texts of a locale file by their full keys, such as `types.fire`. */
export type Texts = ReadonlyMap<string, string>;

/** All locale files in public/locales, by language. */
export function readLocales(): ReadonlyMap<string, Texts> {
  return readFolder(appFolder);
}

/** The same with the texts of the answer pages. */
export function readAllLocales(): ReadonlyMap<string, Texts> {
  const answers = readFolder(answersFolder);
  return new Map(
    [...readFolder(appFolder)].map(([language, texts]) => [
      language,
      new Map([...texts, ...(answers.get(language) ?? [])]),
    ]),
  );
}

function readFolder(folder: string): ReadonlyMap<string, Texts> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [
        name.replace('.json', ''),
        textsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
      ]),
  );
}

function textsOf(tree: object, path = ''): Texts {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object'
        ? [...textsOf(value, `${path}${key}.`)]
        : [[path + key, String(value)] as const],
    ),
  );
}

/** The ending of a plural form's key. */
export const plural = /_(zero|one|two|few|many|other)$/;

/** The keys without the endings of plurals, which differ from language to language. */
export function plainKeys(texts: Texts): ReadonlySet<string> {
  return new Set([...texts.keys()].map((key) => key.replace(plural, '')));
}

/** The share of the English texts that each incomplete language has, in percent, rounded down. */
export function measureIncomplete(): Record<string, number> {
  const locales = readLocales();
  const englishKeys = [...plainKeys(locales.get('en') ?? new Map())];
  const shares = [...locales].map(([language, texts]) => {
    const keys = plainKeys(new Map([...texts].filter(([, text]) => text.trim() !== '')));
    const translatedKeys = englishKeys.filter((key) => keys.has(key)).length;
    return [language, Math.floor((100 * translatedKeys) / englishKeys.length)] as const;
  });
  return Object.fromEntries(shares.filter(([, share]) => share < 100));
}
