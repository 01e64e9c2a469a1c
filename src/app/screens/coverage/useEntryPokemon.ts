import { useMemo } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ListEntry } from '#core/pokedex/list.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import type { Settings } from '#core/rulesets/settings.ts';

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
