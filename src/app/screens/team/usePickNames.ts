import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { Team } from './useTeam.ts';

/** Returns the names of the members and of the kinds of picks that exist under the settings. */
export function usePickNames({ resolvedMembers }: Team): string[] {
  const { t } = useTranslation();
  const { typeName } = useNames();
  const hasAny = (part: 'ability' | 'secondAbility' | 'item' | 'tera') =>
    resolvedMembers.some(({ state, tera, defender }) => state[part] && { ...defender, tera }[part]);
  return [
    ...resolvedMembers.flatMap(({ pokemon, name, defender: { typing } }) =>
      pokemon ? [name] : typing.map(typeName),
    ),
    ...(hasAny('ability') ? [t('defense.ability')] : []),
    ...(hasAny('secondAbility') ? [t('defense.secondAbility')] : []),
    ...(hasAny('item') ? [t('defense.item')] : []),
    ...(hasAny('tera') ? [t('defense.tera')] : []),
  ];
}
