import { useState } from 'react';
import { isFullError } from '#browser/fullError.ts';
import type { KeptTeam } from '#calculators/keptTeam.ts';
import { changeTeams, requestPersistence } from '#calculators/keptTeams.ts';
import { type MergeChoice, type MergedTeams, mergeTeams } from '#calculators/mergeTeams.ts';
import type { BackupTeam } from '#calculators/teamBackup.ts';
import type { ScreenNotice } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';

/** Changes the list of kept teams. */
export type ChangeTeams = (
  message: string,
  next: (teams: readonly KeptTeam[]) => readonly KeptTeam[],
  options?: { takesFocus: boolean },
) => void;

/** Adds the teams of a backup. */
export type MergeTeams = (incoming: readonly BackupTeam[], choice: MergeChoice) => void;

/** Changes of the kept teams, and a notice about the last one with its undo. */
export function useKeptChanges() {
  const { t } = useTranslation();
  const [notice, show] = useState<ScreenNotice>();

  async function attempt(run: () => Promise<ScreenNotice | undefined>): Promise<void> {
    try {
      show(await run());
    } catch (error) {
      console.warn('Failed to change the kept teams', error);
      show({ message: t(isFullError(error) ? 'team.kept.full' : 'team.kept.failed') });
    }
  }

  const change: ChangeTeams = (message, next, options) =>
    attempt(async () => ({ message, undo: await changeTeams(next), ...options }));

  const merge: MergeTeams = (incoming, choice) =>
    attempt(async () => {
      let result!: MergedTeams;
      const undo = await changeTeams((teams) => {
        result = mergeTeams(teams, incoming, choice, () => crypto.randomUUID());
        return result.teams;
      });
      requestPersistence();
      const { added, replaced, skipped } = result;
      return { message: t('team.kept.added', { added, replaced, skipped }), undo };
    });

  return {
    notice,
    show,
    change,
    merge,
    undo: () =>
      attempt(async () => {
        await notice?.undo?.();
        return undefined;
      }),
  };
}
