import { requestPersistence } from '#browser/records/persistence.ts';
import { saveChanges } from '#browser/records/recordRange.ts';
import type { Backup } from './backup.ts';
import { mergeGames } from './mergeGames.ts';
import { type MergeChoice, mergeTeams } from './mergeTeams.ts';
import { mergeCards, practiceCards } from './practiceCards.ts';
import { savedGames } from './savedGames.ts';
import { savedTeams } from './savedTeams.ts';

/**
 * Adds a backup to what is saved on the device, in one transaction, and returns how many items of each
 * kind that changed, and the undo of all. Rejects if the browser refuses; then nothing has changed.
 */
export async function mergeBackup({ teams, games = [], cards = [] }: Backup, choice: MergeChoice) {
  let mergedTeams = mergeTeams([], [], choice, () => '');
  let mergedGames = mergeGames([], []);
  let mergedCards = mergeCards([], []);
  const undo = await saveChanges([
    savedTeams.plan((current) => {
      mergedTeams = mergeTeams(current, teams, choice, () => crypto.randomUUID());
      return mergedTeams.teams;
    }),
    savedGames.plan((current) => {
      mergedGames = mergeGames(current, games);
      return mergedGames.games;
    }),
    practiceCards.plan((current) => {
      mergedCards = mergeCards(current, cards);
      return mergedCards.cards;
    }),
  ]);
  requestPersistence();
  return { teams: mergedTeams, games: mergedGames, addedCards: mergedCards.added, undo };
}
