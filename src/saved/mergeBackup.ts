import { requestPersistence } from '#browser/records/persistence.ts';
import { saveChanges } from '#browser/records/recordRange.ts';
import { createLocalText } from '#links/settings.ts';
import type { Backup } from './backup.ts';
import { mergeGames } from './mergeGames.ts';
import { type MergeChoice, mergeTeams } from './mergeTeams.ts';
import { mergeCards, practiceCards } from './practiceCards.ts';
import { savedGames } from './savedGames.ts';
import { savedTeams } from './savedTeams.ts';

/** Replaces the id of the own game that the link of a team refers to. */
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
 * Adds a backup to what is saved on the device, in one transaction, and returns how many items of each
 * kind that changed, and the undo of all. Rejects if the browser refuses; then nothing has changed.
 */
export async function mergeBackup({ teams, games = [], cards = [] }: Backup, choice: MergeChoice) {
  let mergedTeams = mergeTeams([], [], choice, () => '');
  let mergedGames = mergeGames([], []);
  let mergedCards = mergeCards([], []);
  const undo = await saveChanges([
    // Before the teams, which refer to the games.
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
  ]);
  requestPersistence();
  return { teams: mergedTeams, games: mergedGames, addedCards: mergedCards.added, undo };
}
