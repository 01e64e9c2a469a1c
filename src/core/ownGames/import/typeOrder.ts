import { types } from '#core/charts/type.ts';
import { plainId } from '#core/ownGames/typeName.ts';

/** The keys, those of official types first and in the games' order. */
export function sortOfficialFirst(keys: Iterable<string>): string[] {
  const orderOf = (key: string) => {
    const index = (types as readonly string[]).indexOf(plainId(key));
    return index < 0 ? types.length : index;
  };
  return [...keys].sort((one, other) => orderOf(one) - orderOf(other));
}
