import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Defense } from './useDefense.ts';
import { useOtherNames } from './useOtherNames.ts';

/** Returns the names of the picks that exist under the settings. */
export function usePickNames(defense: Defense): string[] {
  const { state, pokemon, defender } = defense;
  const { t, language, namesLanguage } = useTranslation();
  const { typeName, ruleName } = useNames();
  const { typing, ability, secondAbility, tera, item, conditions, inverse } = defender;
  return [
    ...(pokemon ? [displayName(namesLanguage, pokemon)] : typing.map(typeName)),
    // The only ability of a Pokémon comes with it, so it is not a pick.
    ...(state.ability && ability ? [ruleName(ability, 'abilities')] : []),
    ...(secondAbility ? [ruleName(secondAbility, 'abilities')] : []),
    ...(tera ? [formatLabeled(t('defense.tera'), typeName(tera), language)] : []),
    ...(item ? [ruleName(item, 'items')] : []),
    ...conditions.map((condition) => ruleName(condition, 'conditions')),
    ...(inverse ? [t('defense.inverse')] : []),
    ...useOtherNames(defense),
  ];
}
