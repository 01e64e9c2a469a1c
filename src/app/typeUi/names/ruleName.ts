import { useCallback } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { useMoveName } from './moveName.ts';
import { useOwnNames } from './ownNames.ts';

const tables = ['abilities', 'moves', 'conditions', 'items'] as const;

type Table = (typeof tables)[number];

/** Returns a formatter of rule names; `table` selects one if several tables have the same rule. */
export function useFormatRuleName(): (rule: string, table?: Table) => string {
  const { t } = useTranslation();
  const { abilities } = useOwnNames();
  const moveName = useMoveName();
  return useCallback(
    (rule: string, table?: Table) => {
      for (const each of table ? [table] : tables) {
        const key = `${each}.${rule}`;
        const name = t(key as 'abilities.levitate');
        if (name !== key) return name;
      }
      const ownName = abilities.get(rule)?.name;
      return ownName ?? (isMoveId(rule) ? moveName(rule) : rule);
    },
    [t, abilities, moveName],
  );
}

/** Whether the rule is a move without a row in the table of moves. */
function isMoveId(rule: string): rule is Capitalize<string> & MoveId {
  return /^[A-Z]/.test(rule);
}
