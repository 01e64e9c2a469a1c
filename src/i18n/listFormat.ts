import { memoizeFormat } from './memoizeFormat.ts';

const formatOf = memoizeFormat(
  (language, options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);

/** Separators of languages whose list format is too formal, or differs for two and three names. */
const separators: Record<string, string> = { ko: ', ', 'zh-Hant': '、' };

/** "Squirtle, Wartortle, Blastoise": all of them. */
export function formatAll(names: readonly string[], language: string): string {
  const separator = separators[language];
  if (separator) return names.join(separator);
  return formatOf(language, { style: 'narrow', type: 'conjunction' }).format(names);
}

/** "Squirtle, Wartortle, or Blastoise": any of them. */
export function formatAny(names: readonly string[], language: string): string {
  return formatOf(language, { type: 'disjunction' }).format(names);
}
