import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { existsIn } from '#core/rulesets/ruleset.ts';
import type { Defense } from './useDefense.ts';

/** Returns the names of what the defender is compared with, as far as the settings support it. */
export function useOtherNames({ state, settings, findPokemon }: Defense): string[] {
  const { namesLanguage } = useTranslation();
  const { typingName } = useNames();
  return state.others.flatMap(({ pokemon: id, types }) => {
    const pokemon = findPokemon(id);
    if (!pokemon) return typingName(types);
    return existsIn(settings.ruleset, pokemon.generation)
      ? displayName(namesLanguage, pokemon)
      : [];
  });
}
