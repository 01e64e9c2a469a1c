import { type GameFields, readChartJson } from '#core/ownGames/file/readChartJson.ts';
import { readSpeciesInfo } from '#core/ownGames/import/c/speciesInfo.ts';
import { readTrainersC } from '#core/ownGames/import/c/trainersC.ts';
import { readEssentialsPokemon } from '#core/ownGames/import/essentials/essentialsPokemon.ts';
import { readEssentialsTrainers } from '#core/ownGames/import/essentials/essentialsTrainers.ts';
import { readLogChart } from '#core/ownGames/import/logs/logChart.ts';
import {
  createEraChart,
  eraOfLog,
  type LogOpponent,
  readRandomizerLog,
} from '#core/ownGames/import/logs/randomizerLog.ts';
import { readTrainerSheets } from '#core/ownGames/import/party/trainerSheet.ts';
import { readTrainersParty } from '#core/ownGames/import/party/trainersParty.ts';
import { readShowdownPokedex } from '#core/ownGames/import/showdown/showdownPokedex.ts';
import {
  guessRowSide,
  type MatrixPreview,
  previewSides,
  type RowSide,
} from '#core/ownGames/import/tables/rowSide.ts';
import {
  readStudioPokemon,
  readStudioTrainers,
} from '#core/ownGames/import/tables/studioProject.ts';
import { maxFileSize, type SourceGame, type SourceMove } from '#core/ownGames/sourceGame.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { OwnGameBoss } from '#core/rulesets/ownGame.ts';
import { addFileToErrors, chartReaders, type DetectedFile } from './chartReaders.ts';
import { detectFormat, type FileFormat } from './fileFormat.ts';
import { ImportError } from './importError.ts';
import { createReport, type ImportReport, type ImportWarning } from './importReport.ts';
import { makeSourceGame } from './makeSourceGame.ts';
import type { SourcePokemon } from './sourceChart.ts';
import { cleanFile, type SourceFile } from './sourceFile.ts';

/** The format of a file that an import uses. */
export type ImportFormat = Exclude<FileFormat, 'unknown'>;

/** Choices of the player that the files do not contain. */
export type ImportOptions = {
  /** The side of the types in the rows of a CSV table; attacking by default. */
  rows?: RowSide | undefined;
  /** The era whose chart completes files without a complete chart. */
  base?: Era | undefined;
  /** The official game that the player chose for a log. */
  game?: Game | undefined;
};

/** The game of imported files; the file of an own game also has its name and its base. */
export type OwnGameImport = SourceGame &
  GameFields & {
    /** The formats of the files, each once. */
    formats: ImportFormat[];
    warnings: ImportWarning[];
    /** For a table in CSV: the side of its rows, and at most two matchups to check it. */
    matrix?: { rows: RowSide; preview: MatrixPreview[] };
    /** The trainers of a randomizer's log, whose bosses `matchBosses` finds. */
    opponents?: readonly LogOpponent[];
    /** The moves of a randomizer's log, also those that it does not change. */
    sourceMoves?: readonly SourceMove[];
    /** Whether a randomizer's log has a type chart that could not be read; undefined for other files. */
    log?: { hasUnknownChart: boolean };
  };

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
  const charts = chartReaders(filesOf, options.base);
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
  const [log, ...otherLogs] = filesOf('randomizerLog');
  if (log) {
    const second = otherLogs[0]?.name ?? charts[0]?.file;
    if (second !== undefined) throw new ImportError('twoCharts', { file: second });
    return { ...readLog(log, options, report), formats, warnings: report.warnings() };
  }
  const pokemon = [
    ...readEssentialsPokemon(filesOf('essentialsPokemon'), report),
    ...readShowdownPokedex(filesOf('showdownPokedex'), report),
    ...readSpeciesInfo(filesOf('speciesInfo'), report),
    ...readStudioPokemon(filesOf('studioPokemon'), report),
  ];
  const bosses = [
    ...readEssentialsTrainers(filesOf('essentialsTrainers'), report),
    ...readTrainersParty(filesOf('trainersParty'), report),
    ...readTrainersC(filesOf('trainersC'), report),
    ...readStudioTrainers(filesOf('studioTrainers'), report),
    ...readTrainerSheets(filesOf('trainerSheet'), report),
  ];
  const [reader] = charts;
  if (!reader) {
    const game = makeGameWithoutChart(pokemon, bosses, options, detectedFiles[0]!, report);
    return {
      ...game,
      ...(bosses.length > 0 && { bosses }),
      formats,
      warnings: report.warnings(),
    };
  }
  const readRows = (side: RowSide) => reader.read(side, createReport());
  const guess = reader.hasGuess ? guessRowSide(readRows) : 'attacking';
  const rows = options.rows ?? guess;
  const chart = reader.read(rows, report);
  const game = makeSourceGame(chart, pokemon, report);
  const result = { ...game, ...(bosses.length > 0 && { bosses }), formats };
  if (!reader.hasSides) return { ...result, warnings: report.warnings() };
  const preview = previewSides(chart, readRows(rows === 'attacking' ? 'defending' : 'attacking'));
  if (!options.rows && preview.length > 0) report.warn('orientation', chart.file, undefined, rows);
  return { ...result, matrix: { rows, preview }, warnings: report.warnings() };
}

/** The chart that the player chose, for files that have only Pokémon or opponents. */
function makeGameWithoutChart(
  pokemon: readonly SourcePokemon[],
  bosses: readonly OwnGameBoss[],
  { base }: ImportOptions,
  { name }: SourceFile,
  report: ImportReport,
): SourceGame {
  if (pokemon.length === 0 && bosses.length === 0)
    throw new ImportError('unknownFormat', { file: name });
  if (!base) throw new ImportError('noChart', { file: name });
  report.warn('baseChart', name, undefined, base);
  return makeSourceGame(createEraChart(name, base), pokemon, report);
}

/** The game of a log with the chart of the official game; without a base if the log does not name one. */
function readLog(
  file: SourceFile,
  { base = 'default', game }: ImportOptions,
  report: ImportReport,
): SourceGame & Pick<OwnGameImport, 'base' | 'opponents' | 'log' | 'sourceMoves'> {
  const log = readRandomizerLog(file, report);
  const chart = createEraChart(file.name, eraOfLog(log, game ?? log.game ?? base));
  const hasChart = readLogChart(log.chartLines, chart, report);
  return {
    ...makeSourceGame(chart, log.pokemon, report),
    ...(log.game && { base: log.game }),
    ...(log.moves.length > 0 && { sourceMoves: log.moves }),
    log: { hasUnknownChart: !hasChart && log.chartLines.length > 0 },
    // Without trainers the official ones are unchanged.
    ...(log.opponents.length > 0 && { opponents: log.opponents }),
  };
}
