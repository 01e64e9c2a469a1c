import { useMemo } from 'react';
import type { Settings } from '#engine/settings.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { ListEntry } from '#pokedex/list.ts';
import { displayName } from '#pokedex/name.ts';
import { usePokedex } from '#pokedex/pokedex.ts';
import type { Searchable } from '#pokedex/searchable.ts';

/** Returns a function that finds the Pokémon of an entry by its id, or by its name in an own list. */
export function useEntryPokemon(settings: Settings): (entry: ListEntry) => Searchable | undefined {
  const { language, namesLanguage } = useTranslation();
  const { searchables } = usePokedex(settings);
  return useMemo(() => {
    const searchableByKey = new Map(
      searchables.flatMap((each) => [
        [displayName('en', each.pokemon), each] as const,
        [displayName(language, each.pokemon), each] as const,
        [displayName(namesLanguage, each.pokemon), each] as const,
        [each.pokemon.id, each] as const,
      ]),
    );
    return ({ id, name }) => searchableByKey.get(id ?? name);
  }, [searchables, language, namesLanguage]);
}
