import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatChartJson } from '#core/ownGames/file/chartJson.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import { type ImportOptions, readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { decodeText } from '#core/ownGames/import/sourceFile.ts';
import { maxFileSize } from '#core/ownGames/sourceGame.ts';
import { runCommandLine } from './commandLine.ts';
import { parseEra } from './options.ts';

/** What the command prints for `--help`. */
export const usage = `npm run -s chart -- [OPTIONS] FILE [FILE…]
Prints the type chart of the files of a game as one line of JSON.
  --rows attacking|defending   the side that the rows of a table have
  --generation 1…9             the generation that the files start from
docs/charts.md describes the files.`;

/** The files and options of the arguments; throws one sentence about the first mistake. */
function parseArguments(args: string[]): { paths: string[]; options: ImportOptions } {
  const { values, positionals } = parseArgs({
    args,
    options: { rows: { type: 'string' }, generation: { type: 'string' } },
    allowPositionals: true,
  });
  const { rows, generation } = values;
  if (positionals.length === 0) throw new Error('Give a file. --help explains the options.');
  if (rows !== undefined && rows !== 'attacking' && rows !== 'defending') {
    throw new Error('--rows must be attacking or defending.');
  }
  const base = generation === undefined ? undefined : parseEra(generation);
  return { paths: positionals, options: { rows, base } };
}

/** The text of the files by name; throws `tooLarge` before reading more than 5 MB. */
function readFiles(paths: readonly string[]) {
  const size = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  if (size > maxFileSize) throw new ImportError('tooLarge');
  return paths.map((path) => ({ name: path, text: decodeText(readFileSync(path)) }));
}

/**
 * Prints the game that the files have together as one line of JSON, which `ask --chart` accepts. If
 * they have no chart, it prints one line to standard error and sets exit code 2.
 */
export function main(args: string[] = []): Promise<void> {
  return runCommandLine(() => {
    const { paths, options } = parseArguments(args);
    const { warnings, ...game } = readOwnGame(readFiles(paths), options);
    console.log(JSON.stringify(formatChartJson(game, warnings)));
  });
}
