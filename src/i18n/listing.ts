const formats = new Map<string, Intl.ListFormat>();

function formatOf(language: string, options: Intl.ListFormatOptions): Intl.ListFormat {
  const wish = language + JSON.stringify(options);
  // Making one takes longer than using it.
  const format = formats.get(wish) ?? new Intl.ListFormat(language, options);
  formats.set(wish, format);
  return format;
}

/** "Squirtle, Wartortle, Blastoise": all of them. */
export function formatAll(names: readonly string[], language: string): string {
  return formatOf(language, { style: 'narrow', type: 'conjunction' }).format(names);
}

/** "Squirtle, Wartortle, or Blastoise": any of them. */
export function formatAny(names: readonly string[], language: string): string {
  return formatOf(language, { type: 'disjunction' }).format(names);
}
