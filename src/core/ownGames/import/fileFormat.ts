import type { CsvRow } from '#core/formats/csv/csvRows.ts';
import { hasTypeIds, isChartJson } from '#core/ownGames/file/chartJson.ts';
import { triplePattern } from '#core/ownGames/import/c/cTables.ts';
import { isSpeciesInfo } from '#core/ownGames/import/c/speciesInfo.ts';
import { isTrainersC } from '#core/ownGames/import/c/trainersC.ts';
import { isEssentialsPokemon } from '#core/ownGames/import/essentials/essentialsPokemon.ts';
import { isEssentialsTrainers } from '#core/ownGames/import/essentials/essentialsTrainers.ts';
import { isEssentialsTypes } from '#core/ownGames/import/essentials/essentialsTypes.ts';
import { hasSections, readSections } from '#core/ownGames/import/essentials/pbs.ts';
import { isTrainerBlocks } from '#core/ownGames/import/essentials/trainerBlocks.ts';
import { isRandomizerLog } from '#core/ownGames/import/logs/logSections.ts';
import { isTrainerSheet } from '#core/ownGames/import/party/trainerSheet.ts';
import { isTrainersParty } from '#core/ownGames/import/party/trainersParty.ts';
import { readCsvTable } from '#core/ownGames/import/tables/csvTable.ts';
import {
  isListCsv,
  readTypeNumbers,
  type TypeNumbers,
} from '#core/ownGames/import/tables/listCsv.ts';
import {
  findTables,
  type LiteralTable,
  type LiteralTables,
  parseLiteralFile,
} from '#core/ownGames/import/tables/literalFile.ts';
import { findMatchupObject } from '#core/ownGames/import/tables/matchupObject.ts';
import { isMatrixCsv } from '#core/ownGames/import/tables/matrixCsv.ts';
import { type PokeApiTypes, pokeApiTypes } from '#core/ownGames/import/tables/pokeApi.ts';
import {
  findStudioObjects,
  type StudioObjects,
} from '#core/ownGames/import/tables/studioProject.ts';
import { findTypeLists } from '#core/ownGames/import/tables/typeLists.ts';
import { ImportError } from './importError.ts';
import { createLineFinder, type SourceFile } from './sourceFile.ts';

/** The format of a file, with the parts of the file that the detection has parsed. */
export type DetectedFormat = {
  [Format in FileFormat]: { format: Format } & (Format extends keyof ParsedParts
    ? ParsedParts[Format]
    : unknown);
}[FileFormat];

/** The format of a file by its content. */
export type FileFormat =
  // files with a chart
  | 'chartJson'
  | 'pokeApi'
  | 'cChart'
  | 'asmMatchups'
  | 'showdownChart'
  | 'essentialsTypes'
  | 'listCsv'
  | 'matrixCsv'
  | 'studioTypes'
  | 'gameMaster'
  | 'matchupObject'
  | 'typeLists'
  // files with another part of a game
  | 'randomizerLog'
  | 'trainersParty'
  | 'trainersC'
  | 'trainerSheet'
  | 'speciesInfo'
  | 'studioPokemon'
  | 'studioTrainers'
  // files that belong to one
  | 'cHeader'
  | 'asmConstants'
  | 'asmNames'
  | 'typeNumbers'
  | 'showdownPokedex'
  | 'essentialsPokemon'
  | 'essentialsTrainers'
  | 'unknown';

type ParsedParts = {
  chartJson: { value: unknown };
  pokeApi: PokeApiTypes;
  listCsv: { rows: CsvRow[] };
  matrixCsv: { rows: CsvRow[] };
  typeNumbers: { numbers: TypeNumbers };
  studioTypes: Omit<LiteralTables, 'name'>;
  studioPokemon: Omit<StudioObjects, 'name'>;
  studioTrainers: Omit<StudioObjects, 'name'>;
  gameMaster: Omit<LiteralTables, 'name'>;
  matchupObject: Omit<LiteralTable, 'name'>;
  typeLists: Omit<LiteralTable, 'name'>;
};

const maxFirstLine = 20_000;
const maxDepth = 1000;

const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Detects the format of the file by its content. Throws `tooDeep` for JSON of more than 1000
 * levels.
 */
export function detectFormat(file: SourceFile): DetectedFormat {
  const { text } = file;
  return (
    detectJson(file) ??
    (isRandomizerLog(text) ? { format: 'randomizerLog' } : undefined) ??
    (isTrainersParty(text) ? { format: 'trainersParty' } : undefined) ??
    (isSpeciesInfo(text) ? { format: 'speciesInfo' } : undefined) ??
    (isTrainersC(text) ? { format: 'trainersC' } : undefined) ??
    (isTrainerSheet(text) ? { format: 'trainerSheet' } : undefined) ??
    detectC(text) ??
    detectShowdown(text) ??
    detectLiterals(text) ??
    (hasShowdownExport.test(text) ? { format: 'showdownChart' } : undefined) ??
    detectAsm(text) ??
    detectPbs(text) ??
    detectCsv(file) ?? { format: 'unknown' }
  );
}

function detectJson(file: SourceFile): DetectedFormat | undefined {
  const { text } = file;
  if (!/^\s*[[{]/.test(text)) return undefined;
  requireMaxDepth(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const chartJson = isChartJson(value) ? ({ format: 'chartJson', value } as const) : undefined;
  if (chartJson && hasTypeIds(value)) return chartJson;
  const studio = findStudioObjects(value);
  if (studio) return studio;
  const pokeApi = pokeApiTypes(value);
  if (pokeApi.types.length > 0) return { format: 'pokeApi', ...pokeApi };
  return detectLiterals(text) ?? chartJson ?? { format: 'unknown' };
}

/** Throws `tooDeep` for more than 1000 levels of brackets, which no chart has. */
function requireMaxDepth({ name, text }: SourceFile): void {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === openBracket || code === openBrace) depth++;
    else if (code === closeBracket || code === closeBrace) depth--;
    if (depth > maxDepth)
      throw new ImportError('tooDeep', { file: name, line: createLineFinder(text)(index) });
  }
}

function detectC(text: string): DetectedFormat | undefined {
  const hasTypes = text.includes('TYPE_');
  const isChart = /ypeEffectiveness\w{0,40}\s{0,5}\[/.test(text) || triplePattern.test(text);
  if (hasTypes && isChart) return { format: 'cChart' };
  const isHeader =
    /^[ \t]*#[ \t]*define[ \t]/m.test(text) ||
    /gTypesInfo|gTypeNames|enum[^{};]{0,60}\{[^{}]{0,200}TYPE_/.test(text);
  return isHeader ? { format: 'cHeader' } : undefined;
}

/** The objects and lists of JSON, JavaScript, GDScript and C#. */
function detectLiterals(text: string): DetectedFormat | undefined {
  const file = parseLiteralFile(text);
  const { lineAt } = file;
  const studioTypes = findTables(file, 'damageTo', 'dbSymbol');
  if (studioTypes.tables.length > 0) return { format: 'studioTypes', ...studioTypes, lineAt };
  const scalars = findTables(file, 'attackScalar', 'attackType');
  if (scalars.tables.length > 0) return { format: 'gameMaster', ...scalars, lineAt };
  const matchups = findMatchupObject(file);
  if (matchups) return { format: 'matchupObject', ...matchups, lineAt };
  const lists = findTypeLists(file);
  return lists && { format: 'typeLists', ...lists, lineAt };
}

const hasShowdownExport = /^[ \t]*exports?\b[^=;\n]{0,200}TypeChart\b/m;

function detectShowdown(text: string): DetectedFormat | undefined {
  if (/\bdamageTaken\b/.test(text)) return { format: 'showdownChart' };
  const isPokedex =
    /\btypes['"]?\s?:\s?\[/.test(text) && /^[ \t]*exports?\b[^;\n]{0,200}=/m.test(text);
  return isPokedex ? { format: 'showdownPokedex' } : undefined;
}

function detectAsm(text: string): DetectedFormat | undefined {
  if (/^[ \t]*db[ \t]+\w+[ \t]*,[ \t]*\w+[ \t]*,[ \t]*(?:\w*EFFECT|[$\d])/im.test(text)) {
    return { format: 'asmMatchups' };
  }
  if (/^[ \t]*const[ \t]+\w+[ \t]*(?:;.*)?$/m.test(text) || /^\w+[ \t]+EQU[ \t]/m.test(text)) {
    return { format: 'asmConstants' };
  }
  const isNames = /^[ \t]*dw[ \t]/im.test(text) && /\bdb[ \t]+"/i.test(text);
  return isNames ? { format: 'asmNames' } : undefined;
}

function detectPbs(text: string): DetectedFormat | undefined {
  if (!hasSections(text))
    return isTrainerBlocks(text) ? { format: 'essentialsTrainers' } : undefined;
  const { sections } = readSections(text);
  if (isEssentialsTypes(sections)) return { format: 'essentialsTypes' };
  if (isEssentialsTrainers(sections)) return { format: 'essentialsTrainers' };
  return isEssentialsPokemon(sections) ? { format: 'essentialsPokemon' } : undefined;
}

function detectCsv(file: SourceFile): DetectedFormat | undefined {
  const firstLine = file.text.trimStart().indexOf('\n');
  if (firstLine < 0 || firstLine > maxFirstLine) return undefined;
  let rows: CsvRow[];
  try {
    rows = readCsvTable(file);
  } catch (error) {
    if (error instanceof ImportError) return undefined;
    throw error;
  }
  const numbers = readTypeNumbers(rows);
  if (numbers) return { format: 'typeNumbers', numbers };
  if (isListCsv(rows)) return { format: 'listCsv', rows };
  return isMatrixCsv(rows) ? { format: 'matrixCsv', rows } : undefined;
}
