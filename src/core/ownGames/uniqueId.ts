/** Returns a function that makes ids unique: it numbers an id that is in use, from 2 on. */
export function createNumberer(
  ids: Iterable<string>,
  separator: '_' | '-' = '_',
): (id: string) => string {
  const usedIds = new Set(ids);
  /** The first number to try after each id. */
  const nextNumbers = new Map<string, number>();
  return (id) => {
    let number = nextNumbers.get(id) ?? 2;
    let uniqueId = id;
    while (usedIds.has(uniqueId)) uniqueId = `${id}${separator}${number++}`;
    nextNumbers.set(id, number);
    usedIds.add(uniqueId);
    return uniqueId;
  };
}
