import { ImportError, type ImportErrorCode } from '#core/ownGames/import/importError.ts';
import {
  type ImportOptions,
  type OwnGameImport,
  readOwnGame,
} from '#core/ownGames/import/readOwnGame.ts';
import { decodeText, type SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { maxFileSize } from '#core/ownGames/sourceGame.ts';

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

/** Reads the files and the game that they contain; files that are too large together are not read. */
export async function readFiles(
  files: readonly OpenedFile[],
  options: ImportOptions,
): Promise<OpenedGame> {
  try {
    requireMaxSize(files);
    return { game: readOwnGame(await Promise.all(files.map(readText)), options) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { code, file, line, detail } = error;
    return { problem: { code, file, line, detail } };
  }
}

/** Throws `tooLarge` before a file is read, because it may be a video. */
function requireMaxSize(files: readonly OpenedFile[]): void {
  const sizes = files.map(({ content }) =>
    typeof content === 'string' ? content.length : content.size,
  );
  const size = sizes.reduce((sum, each) => sum + each, 0);
  const largest = files[sizes.indexOf(Math.max(...sizes))];
  if (size > maxFileSize) throw new ImportError('tooLarge', { file: largest?.name });
}

async function readText({ name, content }: OpenedFile): Promise<SourceFile> {
  if (typeof content === 'string') return { name, text: content };
  return { name, text: decodeText(new Uint8Array(await content.arrayBuffer())) };
}
