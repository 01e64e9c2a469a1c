import { useMemo } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';

const namedMultipliers = ['2', '1', '½', '0'] as const;

/** Returns formatters of a factor of the chart: "½", and as a sentence with the names of the types. */
export function useFormatCell() {
  const { t, language } = useTranslation();
  return useMemo(
    () => ({
      /** "½"; nothing for 1. */
      formatFactor: (factor: number) =>
        factor === 1 ? '' : formatMultiplier(factor, language).replace('×', ''),
      /** "Fire attacks do double damage to Grass." */
      formatCell: (attacking: string, defending: string, factor: number) => {
        const multiplier = formatMultiplier(factor, language);
        const key = namedMultipliers.find((each) => `${each}×` === multiplier) ?? 'other';
        return t(`chart.deals.${key}`, { attacking, defending, multiplier });
      },
    }),
    [t, language],
  );
}
