import { ImportError } from './importError.ts';
import type { OpenedFile, OpenedGame } from './openGame.ts';
import { type ImportOptions, readOwnGame } from './readOwnGame.ts';
import { decodeText, type SourceFile } from './sourceFile.ts';
import { maxFileSize } from './sourceGame.ts';

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
