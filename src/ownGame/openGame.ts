import type { ImportErrorCode } from './importError.ts';
import type { ImportOptions, OwnGameImport } from './readOwnGame.ts';

/** A file that the player opened, or a text that was pasted. */
export type OpenedFile = { name: string; content: Blob | string };

/** An ImportError as plain data, which a worker can send. */
export type ImportProblem = {
  code: ImportErrorCode;
  file?: string | undefined;
  /** Counted from 1. */
  line?: number | undefined;
  /** For `invalidChart`, an English sentence about the first mistake. */
  detail?: string | undefined;
};

/** The game of files, or the problem of reading it. */
export type OpenedGame =
  | { game: OwnGameImport; problem?: undefined }
  | { problem: ImportProblem; game?: undefined };

/** Reads the game that the files contain together; rejects if one cannot be opened. */
export async function openGame(
  files: readonly OpenedFile[],
  options: ImportOptions,
): Promise<OpenedGame> {
  // The importers are loaded with the first file.
  const { readFiles } = await import('./readFiles.ts');
  return readFiles(files, options);
}
