import type { Typing } from '#core/charts/type.ts';
import type { ListEntry } from './list.ts';

const keyOf = (typing: Typing) => typing.toSorted().join();

/**
 * Returns a function that counts the entries with both types, or for one type those with no other; an
 * entry of three types has three pairs of them.
 */
export function countTypings(entries: readonly ListEntry[]): (typing: Typing) => number {
  const counts = new Map<string, number>();
  for (const { typing } of entries) {
    const pairs = typing.flatMap((one, index) =>
      typing.slice(index + 1).map((other) => [one, other] as const),
    );
    for (const key of (pairs.length > 0 ? pairs : [typing]).map(keyOf))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (typing) => counts.get(keyOf(typing)) ?? 0;
}
