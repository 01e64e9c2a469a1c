import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Outcomes } from '#core/hit/outcome.ts';

/** Returns a formatter: "Weak to 5 types, resists 3, immune to 1." */
export function useFormatOutcomes(): (outcomes: Omit<Outcomes, 'normal'>) => string {
  const { t } = useTranslation();
  return ({ weaknesses, resistances, immunities }) =>
    t('defense.summary', {
      weaknesses: t('defense.weaknesses', { count: weaknesses }),
      resistances: t('defense.resistances', { count: resistances }),
      immunities: t('defense.immunities', { count: immunities }),
    });
}
