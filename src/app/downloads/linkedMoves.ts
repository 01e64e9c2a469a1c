import { listTexts } from '#core/links/parameter.ts';
import { splitMember } from '#core/links/splitMember.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import { importMoves } from './importMoves.ts';

/** Whether the link has a move without rules of its own, such as `Earthquake`. */
function namesMove(params: URLSearchParams): boolean {
  const members = listTexts(params, 'member').map((text) => splitMember(text).attacks ?? '');
  return [...listTexts(params, 'attacks'), ...members].some((text) => /(?:^|-)[A-Z]/.test(text));
}

/** Whether a link has a move that can be parsed only with the file of moves, which is not loaded. */
export function needsMoves(links: readonly URLSearchParams[]): boolean {
  return !loadedMoves.get().table && links.some(namesMove);
}

/** Loads the moves if a link needs them; rejects if that fails, because without them its moves are unknown words. */
export async function loadMovesOf(links: readonly URLSearchParams[]): Promise<void> {
  if (needsMoves(links)) await importMoves();
}
