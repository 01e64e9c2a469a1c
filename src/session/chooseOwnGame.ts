import type { OwnGame } from '#engine/ownGame.ts';
import { formatGameText } from '#ownGame/link/gameText.ts';
import { addOwnGame } from '#preferences/ownGameTexts.ts';
import { readSettings, writeSettings } from '#preferences/settings.ts';
import { createLocalText } from '#saved/loadOwnGame.ts';
import { applySettings, replaceOwnGame } from './entries.ts';

/**
 * Makes all calculators use the own game; `keptId` is the id of its record. If it is a new version of
 * the game `before`, it replaces that game in the history of this visit.
 */
export function chooseOwnGame(
  game: OwnGame,
  { keptId = '', before }: { keptId?: string; before?: OwnGame } = {},
): void {
  addOwnGame(formatGameText(game) ?? createLocalText(keptId), game);
  if (before) replaceOwnGame(before, game);
  writeSettings({ ...readSettings(), generation: game, dex: undefined });
  applySettings();
}
