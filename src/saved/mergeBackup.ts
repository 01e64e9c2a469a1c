import { saveChanges, type Undo } from '#browser/records/changes.ts';
import { requestPersistence } from '#browser/records/persistence.ts';
import type { PracticeCard } from '#practice/card.ts';
import type { BackupGame, BackupTeam } from './backup.ts';
import { type MergedGames, mergeGames } from './mergeGames.ts';
import { type MergeChoice, type MergedTeams, mergeTeams } from './mergeTeams.ts';
import { mergeCards, practiceCards } from './practiceCards.ts';
import { savedGames } from './savedGames.ts';
import { savedTeams } from './savedTeams.ts';

/** The items of a backup; without some that it has none of. */
export type IncomingItems = {
  teams: readonly BackupTeam[];
  games?: readonly BackupGame[];
  cards?: readonly PracticeCard[];
};

/** The merged lists, the number of new cards, and the undo of all. */
export type MergedBackup = {
  teams: MergedTeams;
  games: MergedGames;
  addedCards: number;
  undo: Undo;
};

/**
 * Adds the content of a backup to what is saved on the device, in one transaction. Rejects if the
 * browser refuses; then nothing has changed.
 */
export async function mergeBackup(
  { teams: incomingTeams, games: incomingGames = [], cards: incomingCards = [] }: IncomingItems,
  choice: MergeChoice,
): Promise<MergedBackup> {
  let teams: MergedTeams = { teams: [], added: 0, replaced: 0, skipped: 0 };
  let games: MergedGames = { games: [], added: 0, skipped: 0 };
  let addedCards = 0;
  const undo = await saveChanges([
    savedTeams.plan((current) => {
      teams = mergeTeams(current, incomingTeams, choice, () => crypto.randomUUID());
      return teams.teams;
    }),
    savedGames.plan((current) => {
      games = mergeGames(current, incomingGames);
      return games.games;
    }),
    practiceCards.plan((current) => {
      const { cards, added } = mergeCards(current, incomingCards);
      addedCards = added;
      return cards;
    }),
  ]);
  requestPersistence();
  return { teams, games, addedCards, undo };
}
