import { memoizeFormat } from './memoizeFormat.ts';

const getFormat = memoizeFormat(
  (language, options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);

/** Chromium has no Kazakh lists and writes "or" in them. */
const kazakhWords = { conjunction: ' және ', disjunction: ' немесе ' } as const;

function formatWithWord(
  names: readonly string[],
  language: string,
  type: keyof typeof kazakhWords,
): string {
  // The first format of a page takes 25 ms, and most lists have one name.
  if (names.length < 2) return names[0] ?? '';
  if (language !== 'kk') return getFormat(language, { type }).format(names);
  const [last = '', ...others] = names.toReversed();
  return others.toReversed().join(', ') + kazakhWords[type] + last;
}

/** Formats a list of which all apply, as a part of a sentence: "Squirtle, Wartortle, and Blastoise". */
export function formatInSentence(names: readonly string[], language: string): string {
  return formatWithWord(names, language, 'conjunction');
}

/** Formats a list of which any applies: "Squirtle, Wartortle, or Blastoise". */
export function formatAny(names: readonly string[], language: string): string {
  return formatWithWord(names, language, 'disjunction');
}
