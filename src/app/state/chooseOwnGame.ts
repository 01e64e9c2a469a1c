import { addOwnGame, findOwnGame } from '#app/state/saved/ownGames.ts';
import { createGameReference, createLocalText } from '#core/links/settings.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import type { Session } from './createSession.ts';

/** Makes all calculators use the own game; `savedId` is the id of its record. */
export function chooseOwnGame(session: Session, game: OwnGame, savedId = ''): void {
  const text = formatGameText(game) ?? createLocalText(savedId);
  const reference = createGameReference(text, game.base, savedId);
  const linkedGame = (savedId && findOwnGame(reference)) || addOwnGame(reference, game);
  session.setSettings({ ...session.getSettings(), ruleset: linkedGame, dex: undefined });
}
