import type { ImportErrorCode } from './importError.ts';
import type { ImportOptions, OwnGameImport } from './readOwnGame.ts';

/** A file that the player opened, or a text that was pasted. */
export type OpenedFile = { name: string; content: Blob | string };

/** Why files cannot be read as a game, as it arrives from the worker. */
export type ImportProblem = {
  code: ImportErrorCode;
  file?: string | undefined;
  /** Counted from 1. */
  line?: number | undefined;
  /** For `invalidChart`, an English sentence about the first mistake. */
  detail?: string | undefined;
};

/** A game of files, or why they have none. */
export type OpenedGame =
  | { game: OwnGameImport; problem?: undefined }
  | { problem: ImportProblem; game?: undefined };

/** The game that the files have together; rejects if one cannot be opened. */
export async function openGame(
  files: readonly OpenedFile[],
  options: ImportOptions,
): Promise<OpenedGame> {
  // The importers are loaded with the first file.
  const { readFiles } = await import('./readFiles.ts');
  return readFiles(files, options);
}
