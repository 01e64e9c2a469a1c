import type { ImportOptions } from '#core/ownGames/import/readOwnGame.ts';
import type { OpenedFile, OpenedGame } from './readFiles.ts';

/** Reads the game that the files contain together; rejects if one cannot be opened. */
export async function openGame(
  files: readonly OpenedFile[],
  options: ImportOptions,
): Promise<OpenedGame> {
  // The importers are loaded with the first file.
  const { readFiles } = await import('./readFiles.ts');
  return readFiles(files, options);
}
