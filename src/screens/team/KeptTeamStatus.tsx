import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useKeptTeams } from '#features/useKeptTeams.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { formatStoredEntry } from '#session/entry.ts';
import { saveResult } from '#session/saveEdits.ts';
import { session } from '#session/session.ts';
import { showKeptTeam } from '#session/showKeptTeam.ts';
import { useCalculator } from '#session/useCalculator.ts';
import { Status } from '#ui/Status.tsx';

/**
 * Shows the name under which the present team is kept, and updates the team when another tab
 * changes it.
 */
export function KeptTeamStatus({
  children,
}: {
  /** Content while the team is not kept, after another tab has removed it. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { entry } = useCalculator('team');
  const keptTeams = useKeptTeams();
  const saving = useSyncExternalStore(saveResult.subscribe, saveResult.get);
  const team =
    keptTeams.state === 'done'
      ? keptTeams.items.find(({ id }) => id === entry.state.keptId)
      : undefined;

  useEffect(() => {
    const isNewer = team && !session.edits.has(team.id) && team.link !== formatStoredEntry(entry);
    if (isNewer) showKeptTeam(session, entry, team);
  }, [team, entry]);

  if (keptTeams.state === 'pending') return null;
  return (
    <>
      {team ? <p>{t('team.kept.as', { name: team.name })}</p> : children}
      <Status>
        {saving.state === 'copied'
          ? t('team.kept.copied', { name: saving.name })
          : saving.state === 'failed'
            ? t(saving.isFull ? 'team.kept.full' : 'team.kept.failed')
            : ''}
      </Status>
    </>
  );
}
