/** The address of the card of a typing, relative to the root. */
export function cardPath(slug: string): string {
  return `cards/${slug}.png`;
}
