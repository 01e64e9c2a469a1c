import { useState } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { formatLabeled, joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ScreenNotice } from '#app/state/notices.ts';
import type { Backup } from '#app/state/saved/backup.ts';
import { mergeBackup } from '#app/state/saved/mergeBackup.ts';
import type { MergeChoice } from '#app/state/saved/mergeTeams.ts';
import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';

/** Changes the list of saved teams; the message is formatted after the change. */
export type ChangeTeams = (
  formatMessage: () => string,
  next: (teams: readonly SavedTeam[]) => readonly SavedTeam[],
  options?: { takesFocus: boolean },
) => void;

/** Returns functions that change the saved teams, and a notice about the last change with its undo. */
export function useSavedTeamChanges() {
  const { t, language } = useTranslation();
  const [notice, setNotice] = useState<ScreenNotice>();

  /** Runs a change, and shows its notice; resolves to whether it succeeded. */
  async function attempt(run: () => Promise<ScreenNotice | undefined>): Promise<boolean> {
    try {
      setNotice(await run());
      return true;
    } catch (error) {
      console.warn('Failed to change the saved teams', error);
      setNotice({ message: t('team.saved.notChanged') });
      return false;
    }
  }

  const change: ChangeTeams = (formatMessage, next, options) =>
    attempt(async () => {
      const undo = await savedTeams.change(next);
      return { message: formatMessage(), undo, ...options };
    });

  /** Adds the items of a backup, and says how many of each kind it had. */
  const merge = (backup: Backup, choice: MergeChoice) =>
    attempt(async () => {
      const { teams, games, addedCards, addedResults, addedBoxes, undo } = await mergeBackup(
        backup,
        choice,
      );
      const { added, replaced, skipped } = teams;
      const sentences = [
        backup.teams.length > 0 && t('team.saved.added', { added, replaced, skipped }),
        backup.games && t('team.saved.gamesAdded', { added: games.added, skipped: games.skipped }),
        backup.cards && t('practice.added', { added: addedCards }),
        backup.dailyResults &&
          formatLabeled(t('practice.daily'), formatNumber(addedResults, language), language),
        backup.boxes && t('box.inBackup', { number: formatNumber(addedBoxes, language) }),
      ].filter((sentence) => typeof sentence === 'string');
      return { message: joinSentences(sentences, language), undo };
    });

  return {
    notice,
    show: setNotice,
    change,
    merge,
    undo: () =>
      attempt(async () => {
        await notice?.undo?.();
        return undefined;
      }),
  };
}
