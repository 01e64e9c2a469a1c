import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { Defense } from './useDefense.ts';

/** Returns the names of the active parts of the situation: inverse battle, conditions, held item. */
export function useSituationNames({ defender }: Defense): string[] {
  const { t } = useTranslation();
  const { ruleName } = useNames();
  return [
    ...(defender.inverse ? [t('defense.inverse')] : []),
    ...defender.conditions.map((condition) => ruleName(condition, 'conditions')),
    ...(defender.item ? [ruleName(defender.item, 'items')] : []),
  ];
}
