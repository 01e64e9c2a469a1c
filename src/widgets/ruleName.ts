import { useCallback } from 'react';
import { useText } from '#i18n/text.ts';

const tables = ['abilities', 'moves', 'conditions', 'items'] as const;

type Table = (typeof tables)[number];

/** How to say the name of a rule of the engine; of one table where two have the same. */
export function useRuleName(): (rule: string, table?: Table) => string {
  const { text } = useText();
  return useCallback(
    (rule: string, table?: Table) => {
      for (const each of table ? [table] : tables) {
        const key = `${each}.${rule}`;
        const name = text(key as 'abilities.levitate');
        if (name !== key) return name;
      }
      return rule;
    },
    [text],
  );
}
