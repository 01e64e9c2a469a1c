import type { TeamRow } from '#engine/team.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { formatNumber } from '#i18n/number.ts';
import { formatLabeled } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { useNames } from '#widgets/names.ts';
import type { TeamMember } from './useTeam.ts';

/** Returns a formatter: "Ice: 3 weak — Garchomp 4×, Gliscor 4×, Dragonite 2×", highest first. */
export function useFormatRow(members: readonly TeamMember[]): (row: TeamRow) => string {
  const { t, language } = useTranslation();
  const { formatList, typeName } = useNames();
  return ({ attacking, weak, matchups }) => {
    const row = t('team.rowWeak', { type: typeName(attacking), count: weak });
    const names = matchups
      .map(({ multiplier }, index) => ({ multiplier, name: members[index]?.name }))
      .filter(({ multiplier }) => multiplier > 1)
      .sort((one, other) => other.multiplier - one.multiplier)
      .map(({ multiplier, name }) => `${name} ${formatMultiplier(multiplier, language)}`);
    return weak > 0 ? t('team.rowNames', { row, names: formatList(names) }) : row;
  };
}

/** Returns a formatter: "Danger: 22 → 14.5", the team's danger without and with a new member. */
export function useFormatDangers(): (dangers: readonly [number, number]) => string {
  const { t, language } = useTranslation();
  return (dangers) => {
    const [before, after] = dangers.map((danger) =>
      formatNumber(danger, language, { maximumFractionDigits: 1 }),
    );
    return formatLabeled(t('team.dangerLevel'), `${before} → ${after}`, language);
  };
}
