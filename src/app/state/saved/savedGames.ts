import { createSavedList, type SavedList } from '#app/browser/records/savedList.ts';
import { isOfficialType } from '#core/charts/type.ts';
import { createLocalText } from '#core/links/settings.ts';
import { formatGameJson, isSameGame, parseGameJson } from '#core/ownGames/file/gameFile.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { isOfficialName } from '#core/ownGames/officialName.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { maxGameNameLength } from '#core/ownGames/sourceGame.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
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

/** A record that this tab has just written is the same object, which for a large game saves milliseconds. */
function isSameContent(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Creates a list of saved games. */
export function createGameList(): SavedList<SavedGame> {
  /** The last content of each record, so that a game is the same object until it changes. */
  const contents = new Map<string, { value: unknown; game: OwnGame }>();
  return createSavedList<SavedGame>({
    prefix: recordPrefixes.games,
    channel: channelNames.games,
    asksBeforeLeaving: true,
    format({ id, game, changed }) {
      const value = formatGameJson(game);
      contents.set(id, { value, game });
      return { id, game: value, changed };
    },
    parse({ id, game: value, changed }) {
      if (!Number.isFinite(changed)) return undefined;
      const content = contents.get(String(id));
      const game = isSameContent(content?.value, value) ? content?.game : parseGameJson(value);
      if (game) contents.set(String(id), { value, game });
      return game && { id: String(id), game, changed: Number(changed) };
    },
  });
}

/** The games that are saved on this device. */
export const savedGames = createGameList();

/** The newest versions of the games that links refer to, and what they were made of. */
const linkedGames = new Map<string, { source: OwnGame; game: OwnGame }>();

/** Finds the newest version of the game, which stays the same object until its content changes. */
function findSavedGame(id: string): OwnGame | undefined {
  const item = savedGames.get().items.find((each) => each.id === id);
  if (!item) return undefined;
  const linked = linkedGames.get(id);
  if (linked?.source === item.game) return linked.game;
  const game =
    linked && isSameGame(linked.source, item.game)
      ? linked.game
      : { ...item.game, linkText: formatGameText(item.game) ?? createLocalText(id), savedId: id };
  linkedGames.set(id, { source: item.game, game });
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

/** Finds the saved game of which the unsaved one seems to be another version: it has its name, or its types with a new one. */
export function findOtherVersion(
  game: OwnGame,
  games: readonly SavedGame[],
): SavedGame | undefined {
  const idsOf = ({ types }: OwnGame) => types.map(({ id }) => id).join(' ');
  const hasNewType = game.types.some(({ id }) => !isOfficialType(id));
  return (
    games.find((each) => each.game.name === game.name) ??
    games.find((each) => hasNewType && idsOf(each.game) === idsOf(game))
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

/** Creates a saved game, with a numbered name if one of the games or an official one has its name. */
export function createSavedGame(
  game: OwnGame,
  games: readonly SavedGame[],
  id: string = crypto.randomUUID(),
): SavedGame {
  const officialName = isOfficialName(game.name) ? [game.name] : [];
  const names = [...games.map((each) => each.game.name), ...officialName];
  const name = createNameNumberer(names, maxGameNameLength)(game.name);
  return { id, game: { ...game, name }, changed: Date.now() };
}
