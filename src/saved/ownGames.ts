import type { OwnGame } from '#engine/ownGame.ts';
import type { FindGame, GameReference } from '#links/settings.ts';

/** The own games of this visit by the reference of a link; undefined for one that does not exist. */
const games = new Map<string, OwnGame | undefined>();

function createKey({ text, base }: GameReference): string {
  return `${base} ${text}`;
}

/** Finds a game that was loaded or added. */
export const findOwnGame: FindGame = (reference) => games.get(createKey(reference));

/** Adds a game that links can refer to from now on. */
export function addOwnGame(text: string, game: OwnGame): OwnGame {
  const linkedGame = { ...game, linkText: text };
  games.set(createKey({ text, base: game.base }), linkedGame);
  return linkedGame;
}

/** Whether `loadOwnGames` has looked for the game. */
export function isLookedUp(reference: GameReference): boolean {
  return games.has(createKey(reference));
}

/**
 * Loads the own games for `findOwnGame`; an invalid text stays unknown. Rejects if the code that parses
 * them cannot be loaded.
 */
export async function loadOwnGames(references: readonly GameReference[]): Promise<void> {
  const missing = references.filter((reference) => !isLookedUp(reference));
  if (missing.length === 0) return;
  const { loadOwnGame } = await import('./loadOwnGame.ts');
  for (const reference of missing) {
    const game = await loadOwnGame(reference);
    games.set(createKey(reference), game && { ...game, linkText: reference.text });
  }
}
