/**
 * Returns a generator of numbers from 0 up to, but not including, 1; it is the same for the same
 * text.
 */
export function createSeededRandom(text: string): () => number {
  let state = hash(text);
  // The generator splitmix32, by Guy Steele, Doug Lea and Christine Flood.
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let bits = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** The hash FNV-1a of the text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value;
}

/** One of the items; undefined if there are none. */
export function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** `count` different items, or all if there are fewer, in random order. */
export function pickSeveral<Item>(
  items: readonly Item[],
  count: number,
  random: () => number,
): Item[] {
  const remainingItems = [...items];
  return Array.from({ length: Math.min(count, remainingItems.length) }, () => {
    const [item] = remainingItems.splice(Math.floor(random() * remainingItems.length), 1);
    return item as Item;
  });
}
