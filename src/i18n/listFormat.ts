import { memoizeFormat } from './memoizeFormat.ts';

const getFormat = memoizeFormat(
  (language, options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);

/** Separators of languages whose list format is too formal, or differs for two and three names. */
const separators: Record<string, string> = { ko: ', ', 'zh-Hant': '、' };

/** Formats a list of which all apply: "Squirtle, Wartortle, Blastoise". */
export function formatAll(names: readonly string[], language: string): string {
  const separator = separators[language];
  if (separator) return names.join(separator);
  return getFormat(language, { style: 'narrow', type: 'conjunction' }).format(names);
}

/** Formats such a list as a part of a sentence: "Squirtle, Wartortle, and Blastoise". */
export function formatInSentence(names: readonly string[], language: string): string {
  return getFormat(language, { type: 'conjunction' }).format(names);
}

/** Formats a list of which any applies: "Squirtle, Wartortle, or Blastoise". */
export function formatAny(names: readonly string[], language: string): string {
  return getFormat(language, { type: 'disjunction' }).format(names);
}

/** Separators of languages whose word for "and" stands only between nouns. */
const clauseSeparators: Record<string, string> = { ko: ', ', 'zh-Hans': '，', 'zh-Hant': '，' };

/** Formats verb phrases as a part of a sentence: "resists Ice and is not weak to Fairy". */
export function formatClauses(clauses: readonly string[], language: string): string {
  const separator = clauseSeparators[language];
  return separator ? clauses.join(separator) : formatInSentence(clauses, language);
}
