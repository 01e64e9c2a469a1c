import { formatGameJson } from '#core/ownGames/file/gameFile.ts';
import type { BackupGame } from './backup.ts';
import { createSavedGame, maxSavedGames, type SavedGame } from './savedGames.ts';

/** The merged games, and how many of the incoming ones were added or skipped. */
export type MergedGames = {
  games: readonly SavedGame[];
  added: number;
  skipped: number;
  /** The ids of the records on the device, by the ids in the file. */
  ids: ReadonlyMap<string, string>;
};

/**
 * Adds the incoming games to the current ones, with a numbered name if theirs is in use. Skips games
 * that are already there, and those beyond the maximum.
 */
export function mergeGames(
  current: readonly SavedGame[],
  incoming: readonly BackupGame[],
): MergedGames {
  const games = [...current];
  const ids = new Map<string, string>();
  const idsByContent = new Map(current.map(({ id, game }) => [formatContent(game), id]));
  for (const { id: fileId, game, changed } of incoming) {
    const content = formatContent(game);
    if (!idsByContent.has(content) && games.length < maxSavedGames) {
      const newGame = { ...createSavedGame(game, games), changed };
      games.push(newGame);
      idsByContent.set(content, newGame.id);
    }
    const id = idsByContent.get(content);
    if (fileId !== undefined && id !== undefined) ids.set(fileId, id);
  }
  const added = games.length - current.length;
  return { games, added, skipped: incoming.length - added, ids };
}

function formatContent(game: SavedGame['game']): string {
  return JSON.stringify(formatGameJson(game));
}
