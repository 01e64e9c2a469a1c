import { formatGameJson } from '#ownGame/file/gameFile.ts';
import type { BackupGame } from './backup.ts';
import { createSavedGame, maxSavedGames, type SavedGame } from './savedGames.ts';

/** The merged games, and how many of the incoming ones were added or skipped. */
export type MergedGames = { games: readonly SavedGame[]; added: number; skipped: number };

/**
 * Adds the incoming games to the current ones, with a numbered name if theirs is in use. Skips games
 * that are already there, and those beyond the maximum.
 */
export function mergeGames(
  current: readonly SavedGame[],
  incoming: readonly BackupGame[],
): MergedGames {
  const games = [...current];
  const contents = new Set(current.map(({ game }) => formatContent(game)));
  for (const { game, changed } of incoming) {
    const content = formatContent(game);
    if (contents.has(content) || games.length >= maxSavedGames) continue;
    contents.add(content);
    games.push({ ...createSavedGame(game, games), changed });
  }
  const added = games.length - current.length;
  return { games, added, skipped: incoming.length - added };
}

function formatContent(game: SavedGame['game']): string {
  return JSON.stringify(formatGameJson(game));
}
