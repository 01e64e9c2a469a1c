import { useMemo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { team as teamRows } from '#core/answers/team.ts';
import type { Member } from '#core/links/team.ts';
import { withNewcomer } from './preview.ts';
import { useFormatDangerChange } from './useFormatDangerChange.ts';
import { computeRows } from './usePreviewedTeam.ts';

/** Returns a function that describes a suggested member, which may replace another one, in words. */
export function useDescribeSuggestion({ membersWithTypes, world, resolve }: Team) {
  const { t } = useTranslation();
  const { ruleName } = useNames();
  const formatDangerChange = useFormatDangerChange();
  const defenders = membersWithTypes.map(({ defender }) => defender);
  const rows = useMemo(() => computeRows(membersWithTypes, world), [membersWithTypes, world]);
  return (member: Member, replacedIndex: number | undefined) => {
    const { name: baseName, defender } = resolve(member);
    const ability = member.ability && ruleName(member.ability, 'abilities');
    const name = ability ? t('team.suggest.withAbility', { name: baseName, ability }) : baseName;
    const replacedName =
      replacedIndex === undefined ? undefined : membersWithTypes[replacedIndex]?.name;
    const newRows = teamRows(withNewcomer(defenders, defender, replacedIndex), world);
    return {
      name,
      /** The name of the replaced member, if there is one. */
      replacedName,
      dangerChange: formatDangerChange(rows, newRows),
      /** The rows of the table without it and with it. */
      rows,
      newRows,
      /** The button that changes the team: its text and its accessible name. */
      action: t(replacedName === undefined ? 'team.suggest.add' : 'team.suggest.replace'),
      actionLabel:
        replacedName === undefined
          ? t('team.suggest.addNamed', { name })
          : t('team.suggest.replaceNamed', { name, old: replacedName }),
    };
  };
}

export type SuggestionDescription = ReturnType<ReturnType<typeof useDescribeSuggestion>>;
