import { useCallback } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { useOwnNames } from './ownNames.ts';

const tables = ['abilities', 'moves', 'conditions', 'items'] as const;

type Table = (typeof tables)[number];

/** Returns a formatter of rule names; `table` selects one if several tables have the same rule. */
export function useFormatRuleName(): (rule: string, table?: Table) => string {
  const { t } = useTranslation();
  const { abilities } = useOwnNames();
  return useCallback(
    (rule: string, table?: Table) => {
      for (const each of table ? [table] : tables) {
        const key = `${each}.${rule}`;
        const name = t(key as 'abilities.levitate');
        if (name !== key) return name;
      }
      return abilities.get(rule)?.name ?? rule;
    },
    [t, abilities],
  );
}
