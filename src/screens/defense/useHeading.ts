import { useTranslation } from '#i18n/useTranslation.ts';
import { displayName } from '#pokedex/name.ts';
import { useNames } from '#widgets/names/names.ts';
import type { Defense } from './useDefense.ts';

/** Returns the Pokémon's name, or the names of the types if no Pokémon is picked. */
export function useHeading({ pokemon, defender }: Defense): string {
  const { namesLanguage } = useTranslation();
  const { typingName } = useNames();
  return pokemon ? displayName(namesLanguage, pokemon) : typingName(defender.typing);
}
