import type { Game } from '#engine/game.ts';
import { baseOf, type Era } from '#engine/generation.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { readOwnGameText } from '#preferences/ownGame.ts';
import { addOwnGame, findOwnGame } from '#preferences/ownGameTexts.ts';
import { readSettings, writeSettings } from '#preferences/settings.ts';
import { applySettings, replaceOwnGame } from './entries.ts';
import { readStoredLinks } from './lastStates.ts';
import { parseSettings } from './settings.ts';

/** An own game in a link: its text, and the generation or game whose rules it uses. */
type OwnGameReference = { text: string; base: Era | Game };

/** The keys of all references that were looked up, also of those without a game. */
const lookedUpKeys = new Set<string>();

function createKey({ text, base }: OwnGameReference): string {
  return `${base} ${text}`;
}

/** Finds the own games of the links and of this tab that are not loaded yet. */
function findMissingGames(links: readonly URLSearchParams[]): OwnGameReference[] {
  const references = [...links, ...readStoredLinks()].flatMap((params): OwnGameReference[] => {
    const text = params.get('own');
    return text === null ? [] : [{ text, base: baseOf(parseSettings(params).state.generation) }];
  });
  const tabText = readOwnGameText();
  if (tabText) references.push({ text: tabText, base: baseOf(readSettings().generation) });
  return references.filter(
    (each) => !findOwnGame(each.text, each.base) && !lookedUpKeys.has(createKey(each)),
  );
}

/** Whether `loadOwnGames` has something to load. */
export function hasMissingGames(links: readonly URLSearchParams[]): boolean {
  return findMissingGames(links).length > 0;
}

/**
 * Loads the own games of the links and of this tab for `parseSettings`; an invalid text stays unknown.
 * Rejects if the code that parses them cannot be loaded.
 */
export async function loadOwnGames(links: readonly URLSearchParams[]): Promise<void> {
  const missing = findMissingGames(links);
  if (missing.length === 0) return;
  const { loadOwnGame } = await import('./loadOwnGame.ts');
  for (const reference of missing) {
    lookedUpKeys.add(createKey(reference));
    const game = await loadOwnGame(reference.text, reference.base);
    if (game) addOwnGame(reference.text, game);
  }
}

/**
 * Makes all calculators use the own game; `keptId` is the id of its record. If it is a new version of
 * the game `before`, it replaces that game in the history of this visit.
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
