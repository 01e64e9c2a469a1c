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
    // Each index is made when it is first used: it takes milliseconds, and most lists use one or none.
    let byId: Map<string, Searchable> | undefined;
    let byName: Map<string, Searchable> | undefined;
    return ({ id, name }) => {
      if (id) {
        byId ??= new Map(searchables.map((each) => [each.pokemon.id, each]));
        return byId.get(id);
      }
      byName ??= new Map(
        searchables.flatMap((each) => [
          [displayName('en', each.pokemon), each] as const,
          [displayName(language, each.pokemon), each] as const,
          [displayName(namesLanguage, each.pokemon), each] as const,
          [each.pokemon.id, each] as const,
        ]),
      );
      return byName.get(name);
    };
  }, [searchables, language, namesLanguage]);
}
