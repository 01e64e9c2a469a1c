import type { OwnGame } from '#engine/ownGame.ts';
import { formatGameText } from '#ownGame/link/gameText.ts';
import { createLocalText } from '#saved/loadOwnGame.ts';
import { addOwnGame } from '#saved/ownGames.ts';
import type { Session } from './createSession.ts';

/**
 * Makes all calculators use the own game; `savedId` is the id of its record. If it is a new version of
 * the game `before`, it replaces that game in the history of this visit.
 */
export function chooseOwnGame(
  session: Session,
  game: OwnGame,
  { savedId = '', before }: { savedId?: string; before?: OwnGame } = {},
): void {
  const linkedGame = addOwnGame(formatGameText(game) ?? createLocalText(savedId), game);
  if (before) session.replaceOwnGame(before, linkedGame);
  session.setSettings({ ...session.getSettings(), ruleset: linkedGame, dex: undefined });
}
