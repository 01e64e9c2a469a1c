import {
  createRecordList,
  type RecordList,
  type RecordListState,
} from '#browser/records/recordList.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { formatGameJson, parseGameJson } from '#ownGame/file/gameFile.ts';
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

/** The saved games in the player's order, and the records that cannot be read, by key. */
export type SavedGames = RecordListState<SavedGame>;

/** Maximum number of saved games. */
export const maxSavedGames = 100;

/** The error for more than `maxSavedGames`. */
export class TooManyGamesError extends Error {}

/**
 * Creates a list of saved games. Its `change` rejects with a `TooManyGamesError` for too many, or if the
 * browser refuses; then nothing has changed.
 */
export function createGameList(): RecordList<SavedGame> {
  const list = createRecordList<SavedGame>({
    prefix: recordPrefixes.games,
    channel: channelNames.games,
    format: ({ id, game, changed }) => ({ id, game: formatGameJson(game), changed }),
    parse: ({ id, game: value, changed }) => {
      const game = Number.isFinite(changed) ? parseGameJson(value) : undefined;
      return game && { id: String(id), game, changed: Number(changed) };
    },
  });
  return {
    ...list,
    change: (change) =>
      list.change((games) => {
        const next = change(games);
        if (next.length > Math.max(maxSavedGames, games.length)) throw new TooManyGamesError();
        return next;
      }),
  };
}

/** The games that are saved on this device; changes of other tabs are included. */
export const { store: savedGames, load: loadGames, change: changeGames } = createGameList();

/** Creates a saved game, with a numbered name if one of the games has its name. */
export function createSavedGame(game: OwnGame, games: readonly SavedGame[]): SavedGame {
  const names = games.map(({ game }) => game.name);
  const name = createNameNumberer(names, maxGameNameLength)(game.name);
  return { id: crypto.randomUUID(), game: { ...game, name }, changed: Date.now() };
}
