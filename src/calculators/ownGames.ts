import type { Game } from '#engine/game.ts';
import { baseOf, type Era } from '#engine/generation.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { readOwnGameText } from '#preferences/ownGame.ts';
import { addOwnGame, findOwnGame } from '#preferences/ownGameTexts.ts';
import { readSettings, writeSettings } from '#preferences/settings.ts';
import { applySettings, readStoredLinks, replaceOwnGame } from './entries.ts';
import { parseSettings } from './settings.ts';

/** How a link has an own game: its text, and whose rules it uses. */
type Reference = { text: string; base: Era | Game };

/** The references that were looked up before, also those that are no game. */
const lookedUpReferences = new Set<string>();

function keyOf({ text, base }: Reference): string {
  return `${base} ${text}`;
}

/** The own games that are not available yet: those of the links, and those of this tab. */
function missingGames(links: readonly URLSearchParams[]): Reference[] {
  const references = [...links, ...readStoredLinks()].flatMap((params): Reference[] => {
    const text = params.get('own');
    return text === null ? [] : [{ text, base: baseOf(parseSettings(params).state.generation) }];
  });
  const tabText = readOwnGameText();
  if (tabText) references.push({ text: tabText, base: baseOf(readSettings().generation) });
  return references.filter(
    (each) => !findOwnGame(each.text, each.base) && !lookedUpReferences.has(keyOf(each)),
  );
}

/** Whether `loadOwnGames` has something to load. */
export function hasMissingGames(links: readonly URLSearchParams[]): boolean {
  return missingGames(links).length > 0;
}

/**
 * Makes the own games of the links, and those of this tab, available for `parseSettings`; a text that
 * is no game stays unknown. Rejects if the code that reads them cannot be loaded.
 */
export async function loadOwnGames(links: readonly URLSearchParams[]): Promise<void> {
  const missing = missingGames(links);
  if (missing.length === 0) return;
  const { loadOwnGame } = await import('./loadOwnGame.ts');
  for (const reference of missing) {
    lookedUpReferences.add(keyOf(reference));
    const game = await loadOwnGame(reference.text, reference.base);
    if (game) addOwnGame(reference.text, game);
  }
}

/**
 * Makes the own game with the id of its record the one that all calculators use. If it is a new version
 * of the game `before`, the history of this visit gets it too.
 */
export async function chooseOwnGame(
  game: OwnGame,
  { keptId = '', before }: { keptId?: string; before?: OwnGame } = {},
): Promise<void> {
  const { formatGameText } = await import('#ownGame/gameText.ts');
  const { createLocalText } = await import('./loadOwnGame.ts');
  addOwnGame(formatGameText(game) ?? createLocalText(keptId), game);
  if (before) replaceOwnGame(before, game);
  writeSettings({ ...readSettings(), generation: game, dex: undefined });
  applySettings();
}
