/** Loads the file of moves, and the code that parses it; rejects if that fails. */
export async function importMoves(): Promise<void> {
  const { loadMoves } = await import('#app/downloads/moves/loadMoves.ts');
  await loadMoves();
}
