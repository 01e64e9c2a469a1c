import { readTypeMatchups } from '#core/ownGames/import/asm/typeMatchupsAsm.ts';
import {
  findOtherCharts,
  findTable,
  findTripleTable,
  readCFiles,
  typeNumbers,
} from '#core/ownGames/import/c/cTables.ts';
import { readTypeList } from '#core/ownGames/import/c/typeListC.ts';
import { readTypeMatrix } from '#core/ownGames/import/c/typeMatrixC.ts';
import { nameTypes } from '#core/ownGames/import/c/typeNamesC.ts';
import { readEssentialsTypes } from '#core/ownGames/import/essentials/essentialsTypes.ts';
import { readShowdownChart } from '#core/ownGames/import/showdown/showdownChart.ts';
import { readGameMaster } from '#core/ownGames/import/tables/gameMaster.ts';
import { readListCsv } from '#core/ownGames/import/tables/listCsv.ts';
import { readMatchupObject } from '#core/ownGames/import/tables/matchupObject.ts';
import { readMatrixCsv } from '#core/ownGames/import/tables/matrixCsv.ts';
import { readPokeApi } from '#core/ownGames/import/tables/pokeApi.ts';
import type { RowSide } from '#core/ownGames/import/tables/rowSide.ts';
import { readStudioTypes } from '#core/ownGames/import/tables/studioTypes.ts';
import {
  findListSides,
  hasUnknownLists,
  readTypeLists,
} from '#core/ownGames/import/tables/typeLists.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { DetectedFormat, FileFormat } from './fileFormat.ts';
import { ImportError } from './importError.ts';
import type { ImportReport } from './importReport.ts';
import type { SourceChart } from './sourceChart.ts';
import type { SourceFile } from './sourceFile.ts';

/** A file with its format and the parts that the detection has parsed. */
export type DetectedFile<Format extends FileFormat = FileFormat> = SourceFile &
  Extract<DetectedFormat, { format: Format }>;

/** The reader of one chart, which can be in several files. */
export type ChartReader = {
  /** The name of its first file. */
  file: string;
  /** Reads the chart of a table whose rows are on the side; other charts have no side. */
  read: (rows: RowSide, report: ImportReport) => SourceChart;
  /** Whether it is a table whose rows can be on either side. */
  hasSides: boolean;
  /** Whether the side is guessed unless the player chooses it. */
  hasGuess: boolean;
};

/** The readers of the charts in the files, one for each group of files that belong together. */
export function chartReaders(
  filesOf: <Format extends FileFormat>(format: Format) => DetectedFile<Format>[],
  base: Era | undefined,
): ChartReader[] {
  const readers: ChartReader[] = [];
  function add(
    files: readonly SourceFile[],
    read: ChartReader['read'],
    sides: Partial<Pick<ChartReader, 'hasSides' | 'hasGuess'>> = {},
  ): void {
    const [first] = files;
    if (!first) return;
    readers.push({
      ...{ file: first.name, hasSides: false, hasGuess: false, ...sides },
      read: (rows, report) => addFileToErrors(first, () => read(rows, report)),
    });
  }
  const essentials = filesOf('essentialsTypes');
  add(essentials, (_, report) => readEssentialsTypes(essentials, report));
  const showdown = filesOf('showdownChart');
  add(showdown, (_, report) => readShowdownChart(showdown, base, report));
  for (const matchups of filesOf('asmMatchups')) {
    const constants = filesOf('asmConstants');
    const [names] = filesOf('asmNames');
    add([matchups], (_, report) => readTypeMatchups({ matchups, constants, names }, report));
  }
  for (const source of filesOf('cChart')) {
    add([source], (_, report) => readC(filesOf('cHeader'), source, report));
  }
  const pokeApi = filesOf('pokeApi');
  add(pokeApi, (_, report) => readPokeApi(pokeApi, report));
  const studio = filesOf('studioTypes');
  add(studio, (_, report) => readStudioTypes(studio, report));
  for (const master of filesOf('gameMaster')) {
    add([master], (_, report) => readGameMaster(master, report));
  }
  for (const object of filesOf('matchupObject')) {
    add([object], (rows, report) => readMatchupObject(object, rows, report), {
      hasSides: true,
      hasGuess: true,
    });
  }
  for (const lists of filesOf('typeLists')) {
    const sides = findListSides(lists.table);
    const hasSides = [...sides.values()].includes(undefined);
    add([lists], (rows, report) => readTypeLists(lists, sides, rows, report), {
      hasSides,
      hasGuess: hasSides && !hasUnknownLists(lists.table),
    });
  }
  const [numbers] = filesOf('typeNumbers');
  for (const list of filesOf('listCsv')) {
    add([list], (_, report) => readListCsv(list.name, list.rows, numbers?.numbers, report));
  }
  for (const table of filesOf('matrixCsv')) {
    const read: ChartReader['read'] = (rows, report) =>
      readMatrixCsv(table.name, table.rows, rows, report);
    add([table], read, { hasSides: true });
  }
  return readers;
}

function readC(
  headers: readonly SourceFile[],
  source: SourceFile,
  report: ImportReport,
): SourceChart {
  const { files, evaluator } = readCFiles(headers, [source], report);
  const file = files.at(-1)!;
  const table = findTable(file, 'ypeEffectiveness') ?? findTripleTable(file);
  if (!table) throw new ImportError('onlyCode');
  for (const each of files)
    for (const at of findOtherCharts(each, table))
      report.warn('otherChart', each.name, each.lineAt(at));
  const findKeys = (usedKeys: ReadonlySet<string>) => typeNumbers(files, evaluator, usedKeys);
  const isMatrix = table.dimensions === 2 && !table.hasTriples;
  const chart = (isMatrix ? readTypeMatrix : readTypeList)(table, findKeys, evaluator, report);
  nameTypes(chart, files, evaluator);
  return chart;
}

/** The result of `read`; an ImportError without a file gets the name of this one. */
export function addFileToErrors<T>(file: SourceFile, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ImportError) || error.file !== undefined) throw error;
    throw new ImportError(error.code, { file: file.name, line: error.line });
  }
}
