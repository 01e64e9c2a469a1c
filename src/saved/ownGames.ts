import type { Era } from '#engine/era.ts';
import type { Game } from '#engine/game.ts';
import { baseOf } from '#engine/generation.ts';
import { parseSettings } from '#links/settings.ts';
import { readOwnGameText } from '#preferences/ownGame.ts';
import { addOwnGame, findOwnGame } from '#preferences/ownGameTexts.ts';
import { readSettings } from '#preferences/settings.ts';
import { readStoredLinks } from './storedLinks.ts';

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
