/** The value that equals the text; calls `onUnknown` for any other text. */
export function oneOf<T extends string>(
  text: string | null | undefined,
  values: readonly T[],
  onUnknown: () => void,
): T | undefined {
  if (text === null || text === undefined) return undefined;
  const value = values.find((each) => each === text);
  if (value === undefined) onUnknown();
  return value;
}

/** Up to `limit` values of the dash-separated text; calls `onUnknown` if it leaves anything out. */
export function someOf<T extends string>(
  text: string | null | undefined,
  values: readonly T[],
  onUnknown: () => void,
  limit = values.length,
): T[] {
  if (text === null || text === undefined) return [];
  const words = text.split('-');
  const matches = new Set(words.flatMap((word) => values.filter((each) => each === word)));
  const limitedMatches = [...matches].slice(0, limit);
  if (limitedMatches.join('-') !== text) onUnknown();
  return limitedMatches;
}

const pokemonId = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The text if it has the form of a Pokémon id, which the Pokédex may lack. */
export function idOf(text: string | null | undefined, onUnknown: () => void): string | undefined {
  if (text === null || text === undefined) return undefined;
  if (pokemonId.test(text)) return text;
  onUnknown();
  return undefined;
}
