import type { TextKey } from '#core/textKey.ts';
import { formatNumber } from './number.ts';

/** The texts of one language by key, such as `team.member`; a plural's keys end with `_one`, `_other` and so on. */
export type Texts = ReadonlyMap<string, string>;

/** Values of a text's placeholders, of which numbers are written as in its language; `count` also decides its plural. */
type TextValues = Readonly<Record<string, string | number | undefined>>;

/** Returns a text with its placeholders filled, or the key if no language has the text. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Parses a locale file; throws if the JSON is not one. */
export function parseTexts(json: string): Texts {
  const tree = JSON.parse(json);
  if (typeof tree?.shell?.title !== 'string') throw new TypeError('No locale file');
  return flattenTexts(tree);
}

/** Returns the texts of a locale file's nested objects by their keys, joined with dots. */
export function flattenTexts(tree: object): Texts {
  const texts = new Map<string, string>();
  const add = (node: object, prefix: string) => {
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === 'string') texts.set(prefix + name, value);
      else add(value, `${prefix + name}.`);
    }
  };
  add(tree, '');
  return texts;
}

/** The text with values instead of its placeholders; one without a value stays. */
function insert(text: string, values: TextValues, language: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value, language) : value;
  });
}

/**
 * Creates the translation function of languages in the order of preference; `textsOf` returns the texts of those
 * that have loaded. For a count of 0, a text that ends with `_zero` comes first, whatever the language's grammar says.
 */
export function createTranslate<Tag extends string>(
  languages: readonly Tag[],
  textsOf: (language: Tag) => Texts | undefined,
): Translate {
  const sources = languages.map((tag) => ({ tag, plurals: new Intl.PluralRules(tag) }));
  return (key, values = {}) => {
    const { count } = values;
    for (const { tag, plurals } of sources) {
      const texts = textsOf(tag);
      const plural =
        typeof count === 'number'
          ? ((count === 0 ? texts?.get(`${key}_zero`) : undefined) ??
            texts?.get(`${key}_${plurals.select(count)}`))
          : undefined;
      const text = plural ?? texts?.get(key);
      if (text !== undefined) return text.includes('{{') ? insert(text, values, tag) : text;
    }
    return key;
  };
}
