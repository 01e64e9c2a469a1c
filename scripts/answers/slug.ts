import type { Typing } from '#core/charts/type.ts';

/** The name of a typing in addresses: its types in the order of the alphabet, "dragon-ground". */
export function slugOf(typing: Typing): string {
  return typing.toSorted().join('-');
}
