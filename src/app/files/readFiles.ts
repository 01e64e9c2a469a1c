import { loadMoveNames } from '#app/downloads/moves/loadMoves.ts';
import type { Boss } from '#core/bosses/boss.ts';
import { ImportError, type ImportErrorCode } from '#core/ownGames/import/importError.ts';
import {
  createImportedGame,
  type ImportChoices,
  type ImportedGame,
} from '#core/ownGames/import/importedGame.ts';
import { type OwnGameImport, readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { decodeText, type SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { maxFileSize } from '#core/ownGames/sourceGame.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { eraOf, gameOf } from '#core/rulesets/ruleset.ts';

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
  | { game: ImportedGame; problem?: undefined }
  | { problem: ImportProblem; game?: undefined };

/** Opens the files as `openGame` does. */
export async function openFiles(
  files: readonly OpenedFile[],
  choices: ImportChoices,
  pokedex: readonly Pokemon[] | undefined,
  officialBosses: readonly Boss[] | undefined,
): Promise<OpenedGame> {
  const { base, rows } = choices;
  try {
    const source = await readFiles(files, base, rows);
    // The names of moves are in any language, as the game is.
    if (source.sourceMoves) await loadMoveNames();
    return { game: createImportedGame(source, choices, pokedex, officialBosses) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { code, file, line, detail } = error;
    return { problem: { code, file, line, detail } };
  }
}

/** Reads the game of the files once, because most choices of the player do not change it; files that are too large together are not read. */
const readFiles = memoizeLatest(
  async (
    files: readonly OpenedFile[],
    base: ImportChoices['base'],
    rows: ImportChoices['rows'],
  ): Promise<OwnGameImport> => {
    requireMaxSize(files);
    const sources = await Promise.all(files.map(readText));
    return readOwnGame(sources, {
      rows,
      base: eraOf(base ?? 'default'),
      game: base && gameOf(base),
    });
  },
);

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
