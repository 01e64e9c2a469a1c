import { createStore } from '#browser/createStore.ts';
import { onSessionCleared, readStored, removeStored, writeStored } from '#browser/storage.ts';
import type { Game } from '#engine/game.ts';
import type { Era } from '#engine/generation.ts';
import type { OwnGame } from '#engine/ownGame.ts';

// Links and the session have an own game as text. Its code loads only if there is such a text, so
// the games of this visit are looked up here by their text.
const games = new Map<string, OwnGame>();
const texts = new WeakMap<OwnGame, string>();

const storageKey = 'own_game';

const text = createStore(readText());

onSessionCleared(() => text.set(readText()));

function readText(): string {
  const stored = readStored('session', storageKey);
  return typeof stored === 'string' ? stored : '';
}

/** Changes when an own game is added or the tab's own game is another one. */
const version = createStore(0);
text.subscribe(() => version.set(version.get() + 1));

/** Calls back when the result of `readOwnGame` may have changed; returns the unsubscriber. */
export const onOwnGame = version.subscribe;

/** The text of the tab's own game, '' for none; the game may not be loaded yet. */
export const readOwnGameText = text.get;

/** Sets the own game of the tab; undefined for none. Throws if it was not added. */
export function writeOwnGame(game: OwnGame | undefined): void {
  const next = game ? ownGameText(game) : '';
  if (next === text.get()) return;
  if (next) writeStored('session', storageKey, next);
  else removeStored('session', storageKey);
  text.set(next);
}

/** Makes the game available under its text, as links have it. */
export function addOwnGame(gameText: string, game: OwnGame): void {
  texts.set(game, gameText);
  games.set(keyOf(gameText, game.base), game);
  version.set(version.get() + 1);
}

/** The game of the text; undefined if it was not added. */
export function findOwnGame(gameText: string, base: Era | Game): OwnGame | undefined {
  return games.get(keyOf(gameText, base));
}

/** The text of the game in links; throws if the game was not added. */
export function ownGameText(game: OwnGame): string {
  const gameText = texts.get(game);
  if (gameText === undefined) throw new Error(`The game ${game.name} was not added`);
  return gameText;
}

function keyOf(gameText: string, base: Era | Game): string {
  return `${base} ${gameText}`;
}
