import { useState } from 'react';
import { isFullError } from '#browser/records/fullError.ts';
import { requestPersistence } from '#browser/records/persistence.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { PracticeCard } from '#practice/card.ts';
import type { BackupGame, BackupTeam } from '#saved/backup.ts';
import { type MergedGames, mergeGames } from '#saved/mergeGames.ts';
import { type MergeChoice, type MergedTeams, mergeTeams } from '#saved/mergeTeams.ts';
import { changeCards, mergeCards } from '#saved/practiceCards.ts';
import { changeGames } from '#saved/savedGames.ts';
import type { SavedTeam } from '#saved/savedTeam.ts';
import { changeTeams } from '#saved/savedTeams.ts';
import type { ScreenNotice } from '#session/notices.ts';

/** Changes the list of saved teams. */
export type ChangeTeams = (
  message: string,
  next: (teams: readonly SavedTeam[]) => readonly SavedTeam[],
  options?: { takesFocus: boolean },
) => void;

/** Adds the teams, games and cards of a backup. */
export type MergeBackup = (
  incoming: {
    teams: readonly BackupTeam[];
    games?: readonly BackupGame[];
    cards?: readonly PracticeCard[];
  },
  choice: MergeChoice,
) => void;

/** Returns functions that change the saved teams, and a notice about the last change with its undo. */
export function useSavedTeamChanges() {
  const { t, language } = useTranslation();
  const [notice, setNotice] = useState<ScreenNotice>();

  async function attempt(run: () => Promise<ScreenNotice | undefined>): Promise<void> {
    try {
      setNotice(await run());
    } catch (error) {
      console.warn('Failed to change the saved teams', error);
      setNotice({ message: t(isFullError(error) ? 'team.saved.full' : 'team.saved.failed') });
    }
  }

  const change: ChangeTeams = (message, next, options) =>
    attempt(async () => ({ message, undo: await changeTeams(next), ...options }));

  const merge: MergeBackup = (
    { teams: incomingTeams, games: incomingGames = [], cards: incomingCards = [] },
    choice,
  ) =>
    attempt(async () => {
      const sentences: string[] = [];
      const undos: (() => Promise<void>)[] = [];
      if (incomingTeams.length > 0) {
        let result!: MergedTeams;
        const undo = await changeTeams((teams) => {
          result = mergeTeams(teams, incomingTeams, choice, () => crypto.randomUUID());
          return result.teams;
        });
        undos.push(undo);
        const { added, replaced, skipped } = result;
        sentences.push(t('team.saved.added', { added, replaced, skipped }));
      }
      if (incomingGames.length > 0) {
        let result!: MergedGames;
        const undo = await changeGames((games) => {
          result = mergeGames(games, incomingGames);
          return result.games;
        });
        undos.push(undo);
        const { added, skipped } = result;
        sentences.push(t('team.saved.gamesAdded', { added, skipped }));
      }
      if (incomingCards.length > 0) {
        let addedCount = 0;
        const undo = await changeCards((current) => {
          const result = mergeCards(current, incomingCards);
          addedCount = result.added;
          return result.cards;
        });
        undos.push(undo);
        sentences.push(t('practice.added', { added: addedCount }));
      }
      requestPersistence();
      const undo = async () => void (await Promise.all(undos.map((each) => each())));
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
