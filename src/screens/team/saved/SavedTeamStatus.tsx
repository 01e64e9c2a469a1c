import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useSavedList } from '#features/useSavedList.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { savedTeams } from '#saved/savedTeams.ts';
import { recordPrefixes } from '#saved/storedKeys.ts';
import { saveResult } from '#session/saveEdits.ts';
import { session } from '#session/session.ts';
import { followSavedTeam } from '#session/showSavedTeam.ts';
import { useCalculator } from '#session/useCalculator.ts';
import { Status } from '#ui/Status.tsx';

/**
 * Shows the name under which the present team is saved, and updates the team when another tab
 * changes it.
 */
export function SavedTeamStatus({
  children,
}: {
  /** Content while the team is not saved, after it was removed from the saved ones. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { entry } = useCalculator('team');
  const { state, items, unreadable } = useSavedList(savedTeams);
  const { savedId } = entry.state;
  const saving = useSyncExternalStore(saveResult.subscribe, saveResult.get);
  const team = items.find(({ id }) => id === savedId);
  const isRemoved = state === 'done' && !team && !unreadable.has(recordPrefixes.teams + savedId);

  useEffect(() => {
    if (team) followSavedTeam(session, entry, team);
  }, [team, entry]);

  if (state === 'pending') return null;
  return (
    <>
      {team ? <p>{t('team.saved.as', { name: team.name })}</p> : children}
      <Status>
        {isRemoved
          ? t('team.saved.removed')
          : saving.state === 'copied'
            ? t('team.saved.copied', { name: saving.name })
            : saving.state === 'failed'
              ? t(`team.saved.${saving.problem}`)
              : ''}
      </Status>
    </>
  );
}
