import { useMemo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isOfficialType, types } from '#core/charts/type.ts';
import type { SearchWords } from '#core/pokedex/search/search.ts';
import { useNames } from './names.ts';
import { useOwnNames } from './ownNames.ts';

/** Returns the search words of each type: its visible name, that in the player's language, and its id. */
export function useTypeWords(): SearchWords['types'] {
  const { unmixed } = useTranslation();
  const { typeName } = useNames();
  const { types: ownTypes } = useOwnNames();
  return useMemo(() => {
    const ownIds = [...ownTypes.values()].map(({ id }) => id);
    return new Map(
      [...types, ...ownIds].map((type) => {
        const names = [typeName(type), isOfficialType(type) ? unmixed(`types.${type}`) : '', type];
        return [type, [...new Set(names)].filter(Boolean)];
      }),
    );
  }, [typeName, unmixed, ownTypes]);
}
