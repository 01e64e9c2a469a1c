import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Defense } from './useDefense.ts';

/** Returns the Pokémon's name, or the names of the types if no Pokémon is picked. */
export function useHeading({ pokemon, defender }: Defense): string {
  const { namesLanguage } = useTranslation();
  const { typingName } = useNames();
  return pokemon ? displayName(namesLanguage, pokemon) : typingName(defender.typing);
}
