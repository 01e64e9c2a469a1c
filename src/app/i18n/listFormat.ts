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
