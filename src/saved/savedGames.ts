import { createSavedList, type SavedList } from '#browser/records/savedList.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { createLocalText } from '#links/settings.ts';
import { formatGameJson, isSameGame, parseGameJson } from '#ownGame/file/gameFile.ts';
import { formatGameText } from '#ownGame/link/gameText.ts';
import { readyMadeGames } from '#ownGame/readyMade.ts';
import { maxGameNameLength } from '#ownGame/sourceGame.ts';
import { connectSavedGames, publishSavedGames } from './ownGames.ts';
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

/** The newest versions of the games that links refer to, and the items that they were made of. */
const linkedGames = new Map<string, { item: SavedGame; game: OwnGame }>();

/** Finds the newest version of the game, which stays the same object until its content changes. */
function findSavedGame(id: string): OwnGame | undefined {
  const item = savedGames.get().items.find((each) => each.id === id);
  if (!item) return undefined;
  const linked = linkedGames.get(id);
  if (linked?.item === item) return linked.game;
  const game =
    linked && isSameGame(linked.game, item.game)
      ? linked.game
      : { ...item.game, linkText: formatGameText(item.game) ?? createLocalText(id), savedId: id };
  linkedGames.set(id, { item, game });
  return game;
}

connectSavedGames(findSavedGame);
savedGames.subscribe(publishSavedGames);

/** Whether the game is neither one of the saved games nor ready-made. */
export function isUnsaved(game: OwnGame, games: readonly SavedGame[]): boolean {
  if (games.some(({ id }) => id === game.savedId)) return false;
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
