import { createSavedList, type SavedList } from '#browser/records/savedList.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { formatGameJson, isSameGame, parseGameJson } from '#ownGame/file/gameFile.ts';
import { readyMadeGames } from '#ownGame/readyMade.ts';
import { maxGameNameLength } from '#ownGame/sourceGame.ts';
import { channelNames, recordPrefixes } from './storedKeys.ts';
import { createNameNumberer } from './uniqueName.ts';

/** An own game that is saved in the browser. */
export type SavedGame = {
  id: string;
  game: OwnGame;
  /** The time of the last change in milliseconds since 1970. */
  changed: number;
};

/** Maximum number of saved games. */
export const maxSavedGames = 100;

/** Creates a list of saved games. */
export function createGameList(): SavedList<SavedGame> {
  return createSavedList<SavedGame>({
    prefix: recordPrefixes.games,
    channel: channelNames.games,
    format: ({ id, game, changed }) => ({ id, game: formatGameJson(game), changed }),
    parse: ({ id, game: value, changed }) => {
      const game = Number.isFinite(changed) ? parseGameJson(value) : undefined;
      return game && { id: String(id), game, changed: Number(changed) };
    },
  });
}

/** The games that are saved on this device. */
export const savedGames = createGameList();

/** Whether the game is neither one of the saved games nor ready-made. */
export function isUnsaved(game: OwnGame, games: readonly SavedGame[]): boolean {
  return ![...games.map((each) => each.game), ...readyMadeGames].some((each) =>
    isSameGame(game, each),
  );
}

/** Adds a new game as the first, unless there are too many. */
export function addGame(
  games: readonly SavedGame[],
  game: OwnGame,
  id: string,
): readonly SavedGame[] {
  return games.length < maxSavedGames ? [createSavedGame(game, games, id), ...games] : games;
}

/** Creates a saved game, with a numbered name if one of the games has its name. */
export function createSavedGame(
  game: OwnGame,
  games: readonly SavedGame[],
  id: string = crypto.randomUUID(),
): SavedGame {
  const names = games.map(({ game }) => game.name);
  const name = createNameNumberer(names, maxGameNameLength)(game.name);
  return { id, game: { ...game, name }, changed: Date.now() };
}
