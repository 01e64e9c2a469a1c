import { useMemo } from 'react';
import { type ByType, types } from '#engine/type.ts';
import { useTranslation } from '#i18n/useTranslation.ts';

/** The search words of each type: its name in the player's language and its English id. */
export function useTypeWords(): ByType<readonly string[]> {
  const { t } = useTranslation();
  return useMemo(
    () =>
      Object.fromEntries(
        types.map((type) => [type, [t(`types.${type}`), type]]),
      ) as unknown as ByType<readonly string[]>,
    [t],
  );
}
