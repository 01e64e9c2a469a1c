import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSavedList } from '#app/parts/frame/useSavedList.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import { recordPrefixes } from '#app/state/saved/storedKeys.ts';
import { saveResult } from '#app/state/saveEdits.ts';
import { session } from '#app/state/session.ts';
import { followSavedTeam } from '#app/state/showSavedTeam.ts';
import { useCalculator } from '#app/state/useCalculator.ts';
import { Status } from '#app/ui/Status.tsx';

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
