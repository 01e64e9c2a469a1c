import { memoizeFormat } from './memoizeFormat.ts';

const formatOf = memoizeFormat(
  (language, options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);

/** "Squirtle, Wartortle, Blastoise": all of them. */
export function formatAll(names: readonly string[], language: string): string {
  return formatOf(language, { style: 'narrow', type: 'conjunction' }).format(names);
}

/** "Squirtle, Wartortle, or Blastoise": any of them. */
export function formatAny(names: readonly string[], language: string): string {
  return formatOf(language, { type: 'disjunction' }).format(names);
}
