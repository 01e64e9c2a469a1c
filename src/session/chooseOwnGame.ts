import type { OwnGame } from '#engine/ownGame.ts';
import { createGameReference, createLocalText } from '#links/settings.ts';
import { formatGameText } from '#ownGame/link/gameText.ts';
import { addOwnGame, findOwnGame } from '#saved/ownGames.ts';
import type { Session } from './createSession.ts';

/** Makes all calculators use the own game; `savedId` is the id of its record. */
export function chooseOwnGame(session: Session, game: OwnGame, savedId = ''): void {
  const text = formatGameText(game) ?? createLocalText(savedId);
  const reference = createGameReference(text, game.base, savedId);
  const linkedGame = (savedId && findOwnGame(reference)) || addOwnGame(reference, game);
  session.setSettings({ ...session.getSettings(), ruleset: linkedGame, dex: undefined });
}
