import { createStore } from '#browser/createStore.ts';
import type { Era } from '#engine/era.ts';
import type { Game } from '#engine/game.ts';
import type { OwnGame } from '#engine/ownGame.ts';

// Links and session storage hold an own game as text. The code that parses it loads only if there is
// such a text, so the parsed games of this visit are looked up here by their text.
const games = new Map<string, OwnGame>();
const texts = new WeakMap<OwnGame, string>();

const gameCount = createStore(0);

/** Calls back when an own game is added; returns the unsubscriber. */
export const onOwnGameAdded = gameCount.subscribe;

/** Makes the game available under its text, as links have it. */
export function addOwnGame(gameText: string, game: OwnGame): void {
  texts.set(game, gameText);
  games.set(createKey(gameText, game.base), game);
  gameCount.set(gameCount.get() + 1);
}

/** Finds the game of the text; undefined if it was not added. */
export function findOwnGame(gameText: string, base: Era | Game): OwnGame | undefined {
  return games.get(createKey(gameText, base));
}

/** Returns the text of the game in links; throws if the game was not added. */
export function getOwnGameText(game: OwnGame): string {
  const gameText = texts.get(game);
  if (gameText === undefined) throw new Error(`The game ${game.name} was not added`);
  return gameText;
}

function createKey(gameText: string, base: Era | Game): string {
  return `${base} ${gameText}`;
}
