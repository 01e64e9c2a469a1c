import { createStore } from '#core/createStore.ts';
import type { FindGame, GameReference } from '#core/links/settings.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';

/** The own games of this visit by the reference of a link; undefined for one that does not exist. */
const games = new Map<string, OwnGame | undefined>();

/** Finds the newest version of a saved game; none until the saved games are loaded. */
let findSavedGame: (id: string) => OwnGame | undefined = () => undefined;

const savedGamesChange = createStore<object>({});

function createKey({ text, base, savedId = '' }: GameReference): string {
  return `${base} ${savedId} ${text}`;
}

/** Finds a game that was loaded or added; of a saved one the newest version. */
export const findOwnGame: FindGame = (reference) => {
  const { savedId, text, base } = reference;
  const game = games.get(createKey(reference)) ?? games.get(createKey({ text, base }));
  const id = savedId ?? game?.savedId;
  return (id === undefined ? undefined : findSavedGame(id)) ?? game;
};

/** Adds a game that links can refer to from now on. */
export function addOwnGame(reference: GameReference, game: OwnGame): OwnGame {
  const linkedGame = { ...game, linkText: reference.text };
  games.set(createKey(reference), linkedGame);
  return linkedGame;
}

/** Remembers that no game of the reference exists. */
export function addMissingGame(reference: GameReference): void {
  games.set(createKey(reference), undefined);
}

/** Whether the game was found, or looked for in vain. */
export function isLookedUp(reference: GameReference): boolean {
  return games.has(createKey(reference));
}

/** Makes the saved games known, which load later than the first screen. */
export function connectSavedGames(find: typeof findSavedGame): void {
  findSavedGame = find;
}

/** Notifies the subscribers of a change of the saved games. */
export function publishSavedGames(): void {
  savedGamesChange.set({});
}

/** Calls the callback after each change of the saved games, also those of other tabs. */
export const subscribeToSavedGames = savedGamesChange.subscribe;
