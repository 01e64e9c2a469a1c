import { factorOf } from '#engine/chart.ts';
import type { Era } from '#engine/era.ts';
import { chartIn } from '#engine/officialChart.ts';
import { findTable, findTripleTable, readCFiles, typeNumbers } from './cTables.ts';
import { readEssentialsPokemon } from './essentialsPokemon.ts';
import { readEssentialsTypes } from './essentialsTypes.ts';
import { type DetectedFormat, detectFormat, type FileFormat } from './fileFormat.ts';
import { ImportError } from './importError.ts';
import { createReport, type ImportReport, type ImportWarning } from './importReport.ts';
import { readListCsv } from './listCsv.ts';
import { makeSourceGame } from './makeSourceGame.ts';
import { type MatrixPreview, previewMatrix, type RowSide, readMatrixCsv } from './matrixCsv.ts';
import { type PokeApiType, readPokeApi } from './pokeApi.ts';
import { type GameFields, readChartJson } from './readChartJson.ts';
import { readShowdownChart } from './showdownChart.ts';
import { readShowdownPokedex } from './showdownPokedex.ts';
import {
  addSourceType,
  createSourceChart,
  type SourceChart,
  type SourcePokemon,
  setSourceFactor,
} from './sourceChart.ts';
import { cleanFile, type SourceFile } from './sourceFile.ts';
import { maxFileSize, type SourceGame } from './sourceGame.ts';
import { readTypeList } from './typeListC.ts';
import { readTypeMatchups } from './typeMatchupsAsm.ts';
import { readTypeMatrix } from './typeMatrixC.ts';
import { nameTypes } from './typeNamesC.ts';

/** The format of a file that an import uses. */
export type ImportFormat = Exclude<FileFormat, 'unknown'>;

/** Choices of the player that the files do not contain. */
export type ImportOptions = {
  /** The side of the types in the rows of a CSV table; attacking by default. */
  rows?: RowSide | undefined;
  /** The era whose chart completes files without a complete chart. */
  base?: Era | undefined;
};

/** The game of imported files; the file of an own game also has its name and its base. */
export type OwnGameImport = SourceGame &
  GameFields & {
    /** The formats of the files, each once. */
    formats: ImportFormat[];
    warnings: ImportWarning[];
    /** For a table in CSV: the side of its rows, and at most two matchups to check it. */
    matrix?: { rows: RowSide; preview: MatrixPreview[] };
  };

type DetectedFile<Format extends FileFormat = FileFormat> = SourceFile &
  Extract<DetectedFormat, { format: Format }>;

/**
 * The game that the files contain together; the format of each is detected by its content. Throws an
 * ImportError if they have no chart, or one that cannot be read.
 */
export function readOwnGame(
  files: readonly SourceFile[],
  options: ImportOptions = {},
): OwnGameImport {
  const size = files.reduce((sum, { text }) => sum + text.length, 0);
  if (size > maxFileSize) throw new ImportError('tooLarge');
  const report = createReport();
  const detectedFiles = files.map(cleanFile).map((file) => ({ ...file, ...detectFormat(file) }));
  const filesOf = <Format extends FileFormat>(format: Format): DetectedFile<Format>[] =>
    detectedFiles.filter((file): file is DetectedFile<Format> => file.format === format);
  const unknownFiles = filesOf('unknown');
  const formats = [...new Set(detectedFiles.map(({ format }) => format))].filter(
    (format) => format !== 'unknown',
  );
  const [json, ...otherJson] = filesOf('chartJson');
  const charts = chartReaders(filesOf, options, report);
  const secondChartFile = otherJson[0]?.name ?? charts[json ? 0 : 1]?.file;
  if (secondChartFile !== undefined) throw new ImportError('twoCharts', { file: secondChartFile });
  if (unknownFiles.length === detectedFiles.length) {
    throw new ImportError('unknownFormat', { file: unknownFiles[0]?.name });
  }
  for (const { name } of unknownFiles) report.warn('unknownFile', name, undefined);
  if (json) {
    const game = addFileToErrors(json, () => readChartJson(json.name, json.value));
    return { ...game, formats, warnings: report.warnings() };
  }
  const pokemon = [
    ...readEssentialsPokemon(filesOf('essentialsPokemon'), report),
    ...readShowdownPokedex(filesOf('showdownPokedex'), report),
  ];
  const [reader] = charts;
  if (!reader) {
    const game = makeGameWithoutChart(pokemon, options, detectedFiles[0]!, report);
    return { ...game, formats, warnings: report.warnings() };
  }
  const chart = reader.read();
  const game = makeSourceGame(chart, pokemon, report);
  const matrix = filesOf('matrixCsv').map(() => {
    const preview = previewMatrix(chart);
    const rows = options.rows ?? 'attacking';
    if (!options.rows && preview.length > 0)
      report.warn('orientation', chart.file, undefined, rows);
    return { rows, preview };
  })[0];
  return { ...game, formats, ...(matrix && { matrix }), warnings: report.warnings() };
}

type ChartReader = { file: string; read: () => SourceChart };

/** The readers of the charts in the files, one for each group of files that belong together. */
function chartReaders(
  filesOf: <Format extends FileFormat>(format: Format) => DetectedFile<Format>[],
  { base, rows = 'attacking' }: ImportOptions,
  report: ImportReport,
): ChartReader[] {
  const readers: ChartReader[] = [];
  function add(files: readonly SourceFile[], read: () => SourceChart): void {
    const [first] = files;
    if (first) readers.push({ file: first.name, read: () => addFileToErrors(first, read) });
  }
  const essentials = filesOf('essentialsTypes');
  add(essentials, () => readEssentialsTypes(essentials, report));
  const showdown = filesOf('showdownChart');
  add(showdown, () => readShowdownChart(showdown, base, report));
  for (const matchups of filesOf('asmMatchups')) {
    const constants = filesOf('asmConstants');
    const [names] = filesOf('asmNames');
    add([matchups], () => readTypeMatchups({ matchups, constants, names }, report));
  }
  for (const source of filesOf('cChart')) {
    add([source], () => readC(filesOf('cHeader'), source, report));
  }
  const pokeApi = filesOf('pokeApi');
  const apiTypes = pokeApi.flatMap(({ types }): PokeApiType[] => types);
  add(pokeApi, () => readPokeApi(pokeApi[0]!.name, apiTypes, report));
  const [numbers] = filesOf('typeNumbers');
  for (const list of filesOf('listCsv')) {
    add([list], () => readListCsv(list.name, list.rows, numbers?.numbers, report));
  }
  for (const table of filesOf('matrixCsv')) {
    add([table], () => readMatrixCsv(table.name, table.rows, rows, report));
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
  const findKeys = (usedKeys: ReadonlySet<string>) => typeNumbers(files, evaluator, usedKeys);
  const isMatrix = table.dimensions === 2 && !table.hasTriples;
  const chart = (isMatrix ? readTypeMatrix : readTypeList)(table, findKeys, evaluator, report);
  nameTypes(chart, files, evaluator);
  return chart;
}

/** The chart that the player chose, for files that have only Pokémon. */
function makeGameWithoutChart(
  pokemon: readonly SourcePokemon[],
  { base }: ImportOptions,
  { name }: SourceFile,
  report: ImportReport,
): SourceGame {
  if (pokemon.length === 0) throw new ImportError('unknownFormat', { file: name });
  if (!base) throw new ImportError('noChart', { file: name });
  const official = chartIn(base);
  const chart = createSourceChart(name);
  for (const attacking of official.types) {
    addSourceType(chart, { key: attacking });
    for (const defending of official.types) {
      setSourceFactor(chart, attacking, defending, factorOf(official, attacking, defending));
    }
  }
  report.warn('baseChart', name, undefined, base);
  return makeSourceGame(chart, pokemon, report);
}

/** The result of `read`; an ImportError without a file gets the name of this one. */
function addFileToErrors<T>(file: SourceFile, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ImportError) || error.file !== undefined) throw error;
    throw new ImportError(error.code, { file: file.name, line: error.line });
  }
}
