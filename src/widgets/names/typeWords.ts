import { useMemo } from 'react';
import { types } from '#engine/type.ts';
import type { SearchWords } from '#pokedex/search/search.ts';
import { useNames } from './names.ts';
import { useOwnNames } from './ownNames.ts';

/** Returns the search words of each type: its name in the player's language and its id. */
export function useTypeWords(): SearchWords['types'] {
  const { typeName } = useNames();
  const { types: ownTypes } = useOwnNames();
  return useMemo(() => {
    const ownIds = [...ownTypes.values()].map(({ id }) => id);
    return new Map([...types, ...ownIds].map((type) => [type, [typeName(type), type]]));
  }, [typeName, ownTypes]);
}
