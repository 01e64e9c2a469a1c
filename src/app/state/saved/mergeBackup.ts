import { requestPersistence } from '#app/browser/records/persistence.ts';
import { saveChanges } from '#app/browser/records/recordRange.ts';
import { createLocalText } from '#core/links/settings.ts';
import type { Backup } from './backup.ts';
import { mergeDailyResults } from './dailyResults.ts';
import { mergeBoxes } from './mergeBoxes.ts';
import { mergeGames } from './mergeGames.ts';
import { type MergeChoice, mergeTeams } from './mergeTeams.ts';
import { mergeCards, practiceCards } from './practiceCards.ts';
import { savedBoxes } from './savedBoxes.ts';
import { savedGames } from './savedGames.ts';
import { savedTeams } from './savedTeams.ts';

/** Replaces the id of the own game that the link of a team or a box refers to. */
function replaceGameId(link: string, ids: ReadonlyMap<string, string>): string {
  const params = new URLSearchParams(link);
  const fileId = params.get('own_id');
  const id = fileId === null ? undefined : ids.get(fileId);
  if (fileId === null || id === undefined) return link;
  params.set('own_id', id);
  if (params.get('own') === createLocalText(fileId)) params.set('own', createLocalText(id));
  return params.toString();
}

/**
 * Adds a backup to what is saved on the device, and returns how many items of each kind that changed, and the
 * undo of all. Rejects if the browser refuses; then nothing has changed.
 */
export async function mergeBackup(backup: Backup, choice: MergeChoice) {
  // The local storage has no transactions, so its part is written first, and undone if the others are refused.
  const mergedResults = mergeDailyResults(backup.dailyResults ?? []);
  if (!mergedResults) throw new Error('The browser refuses the results of daily sets');
  const { added: addedResults, undo: undoResults } = mergedResults;
  try {
    const { undo, ...merged } = await mergeRecords(backup, choice);
    const undoAll = async () => {
      await undo();
      undoResults();
    };
    return { ...merged, addedResults, undo: undoAll };
  } catch (error) {
    undoResults();
    throw error;
  }
}

/** Adds the records of a backup in one transaction. */
async function mergeRecords(
  { teams, games = [], cards = [], boxes = [] }: Backup,
  choice: MergeChoice,
) {
  let mergedTeams = mergeTeams([], [], choice, () => '');
  let mergedGames = mergeGames([], []);
  let mergedCards = mergeCards([], []);
  let mergedBoxes = mergeBoxes([], []);
  const undo = await saveChanges([
    // Before the teams and boxes, which refer to the games.
    savedGames.plan((current) => {
      mergedGames = mergeGames(current, games);
      return mergedGames.games;
    }),
    savedTeams.plan((current) => {
      const incoming = teams.map((team) => ({
        ...team,
        link: replaceGameId(team.link, mergedGames.ids),
      }));
      mergedTeams = mergeTeams(current, incoming, choice, () => crypto.randomUUID());
      return mergedTeams.teams;
    }),
    practiceCards.plan((current) => {
      mergedCards = mergeCards(current, cards);
      return mergedCards.cards;
    }),
    savedBoxes.plan((current) => {
      const incoming = boxes.map((box) => ({
        ...box,
        link: replaceGameId(box.link, mergedGames.ids),
      }));
      mergedBoxes = mergeBoxes(current, incoming);
      return mergedBoxes.boxes;
    }),
  ]);
  requestPersistence();
  return {
    ...{ teams: mergedTeams, games: mergedGames, addedCards: mergedCards.added },
    ...{ addedBoxes: mergedBoxes.added, undo },
  };
}
