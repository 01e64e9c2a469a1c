import {
  createRecordList,
  type RecordList,
  type RecordListState,
} from '#browser/records/recordList.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { formatGameJson, parseGameJson } from '#ownGame/file/gameFile.ts';
import { maxGameNameLength } from '#ownGame/sourceGame.ts';
import { createNameNumberer } from './uniqueName.ts';

/** An own game that the player keeps in the browser. */
export type KeptGame = {
  id: string;
  game: OwnGame;
  /** The time of the last change in milliseconds since 1970. */
  changed: number;
};

/** The kept games in the player's order, and the records that cannot be read, by key. */
export type KeptGames = RecordListState<KeptGame>;

/** Maximum number of kept games. */
export const maxKeptGames = 100;

/** The error for more than `maxKeptGames`. */
export class TooManyGamesError extends Error {}

/**
 * Creates a list of kept games. Its `change` rejects with a `TooManyGamesError` for too many, or if the
 * browser refuses; then nothing has changed.
 */
export function createGameList(): RecordList<KeptGame> {
  const list = createRecordList<KeptGame>({
    prefix: 'game-',
    channel: 'kept-games',
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
        if (next.length > Math.max(maxKeptGames, games.length)) throw new TooManyGamesError();
        return next;
      }),
  };
}

/** The games that are kept on this device; changes of other tabs are included. */
export const { store: keptGames, load: loadGames, change: changeGames } = createGameList();

/** Creates a kept game, with a numbered name if one of the games has its name. */
export function createKeptGame(game: OwnGame, games: readonly KeptGame[]): KeptGame {
  const names = games.map(({ game }) => game.name);
  const name = createNameNumberer(names, maxGameNameLength)(game.name);
  return { id: crypto.randomUUID(), game: { ...game, name }, changed: Date.now() };
}
