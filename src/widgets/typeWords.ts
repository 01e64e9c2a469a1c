import { useMemo } from 'react';
import { type ByType, types } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';

/** The words a type is found by: the player's own and the English one. */
export function useTypeWords(): ByType<readonly string[]> {
  const { text } = useText();
  return useMemo(
    () =>
      Object.fromEntries(
        types.map((type) => [type, [text(`types.${type}`), type]]),
      ) as unknown as ByType<readonly string[]>,
    [text],
  );
}
