import { loadedMoves, loadMoves } from '#pokedex/moves.ts';
import { hasMissingGames, loadOwnGames } from './ownGames.ts';
import { readStoredLinks } from './storedLinks.ts';

/** The position of the attacks in the text of a member. */
const attacksField = 5;

/** Whether the link has a move without rules of its own, such as `Earthquake`. */
function namesMove(params: URLSearchParams): boolean {
  const members = ['member', 'us', 'them'].flatMap((name) => params.getAll(name));
  const lists = [
    ...params.getAll('attacks'),
    ...members.map((text) => text.split('.')[attacksField] ?? ''),
  ];
  return lists.some((list) => /(?:^|-)[A-Z]/.test(list));
}

function lacksMoves(links: readonly URLSearchParams[]): boolean {
  return !loadedMoves.get().table && [...links, ...readStoredLinks()].some(namesMove);
}

/** Whether `loadLinkData` has something to load. */
export function hasMissingData(links: readonly URLSearchParams[]): boolean {
  return hasMissingGames(links) || lacksMoves(links);
}

/**
 * Loads the own games and the moves that the links and the states of this tab name. Without the file of
 * moves, the moves are unknown words of the links; rejects if an own game cannot be loaded.
 */
export async function loadLinkData(links: readonly URLSearchParams[]): Promise<void> {
  const moves = lacksMoves(links)
    ? loadMoves().catch((error) => console.warn('Failed to load the moves', error))
    : undefined;
  await Promise.all([loadOwnGames(links), moves]);
}
