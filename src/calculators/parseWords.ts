/** The one of the known words that the text is; anything else but `null` is told as unknown. */
export function oneOf<T extends string>(
  text: string | null | undefined,
  known: readonly T[],
  unknown: () => void,
): T | undefined {
  if (text === null || text === undefined) return undefined;
  const value = known.find((one) => one === text);
  if (value === undefined) unknown();
  return value;
}

/** The known words of the text, each once and at most so many; what is left out is told. */
export function someOf<T extends string>(
  text: string | null | undefined,
  known: readonly T[],
  unknown: () => void,
  most = known.length,
): T[] {
  if (text === null || text === undefined) return [];
  const values = new Set(text.split('-').flatMap((word) => known.filter((one) => one === word)));
  const kept = [...values].slice(0, most);
  if (kept.join('-') !== text) unknown();
  return kept;
}

const pokemonId = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The text where it may be a Pokémon's id; whether there is such a Pokémon, the Pokédex tells. */
export function idOf(text: string | null | undefined, unknown: () => void): string | undefined {
  if (text === null || text === undefined) return undefined;
  if (pokemonId.test(text)) return text;
  unknown();
  return undefined;
}
