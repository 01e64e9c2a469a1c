import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { TeamRow } from '#core/answers/team.ts';

/** Returns a formatter: "Ice: 3 weak — Garchomp 4×, Gliscor 4×, Dragonite 2×", highest first. */
export function useFormatTeamRow(members: readonly ResolvedMember[]): (row: TeamRow) => string {
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
