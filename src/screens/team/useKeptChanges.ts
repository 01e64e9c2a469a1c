import { useState } from 'react';
import { isFullError } from '#browser/storage.ts';
import type { KeptTeam } from '#calculators/keptTeam.ts';
import { changeTeams } from '#calculators/keptTeams.ts';
import type { ScreenNotice } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';

/** Changes the list of kept teams. */
export type ChangeTeams = (
  message: string,
  next: (teams: readonly KeptTeam[]) => readonly KeptTeam[],
  options?: { takesFocus: boolean },
) => void;

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

  return {
    notice,
    show,
    change,
    undo: () =>
      attempt(async () => {
        await notice?.undo?.();
        return undefined;
      }),
  };
}
