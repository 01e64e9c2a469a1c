import Papa from 'papaparse';
import type { Type } from '#core/charts/type.ts';
import type { ListEntry } from '#core/pokedex/list.ts';
import type { Ability } from '#core/rules/ability.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import { type CsvColumn, csvColumns } from './columns.ts';
import { type CsvRow, csvDelimiters, readCsvRows, splitSeparatorLine } from './csvRows.ts';
import type { FindKnown } from './knownPokemon.ts';
import { type CsvProblem, createProblem, readHeader, readRow } from './row.ts';
import { type CsvVocabulary, createLookup, type VocabularyLookup } from './vocabulary.ts';

/** The valid rows of a file, and the problems of the others. */
export type CsvResult = {
  entries: ListEntry[];
  /** At most the first 100. */
  problems: CsvProblem[];
  /** The number of all problems. */
  problemCount: number;
  /** Whether the types are those of the Pokédex, because the file has none. */
  hasPokedexTypes?: boolean;
};

/** Maximum length, in characters of a text or bytes of a file. */
export const maxTextLength = 20_000_000;

/** Maximum number of Pokémon in a list. */
export const maxRows = 200_000;

const maxColumns = 1000;
const maxProblems = 100;

const findNothing: FindKnown = () => undefined;

/**
 * The Pokémon of a CSV text, whose header, types and abilities use these words; without types, the Pokémon that
 * `findKnown` finds by name. Never throws.
 */
export function readList(
  source: string,
  words: CsvVocabulary,
  findKnown: FindKnown = findNothing,
): CsvResult {
  if (source.length > maxTextLength) return rejectFile(createProblem(0, 'tooLarge', ''));
  if (isBinary(source)) return rejectFile(createProblem(0, 'notText', ''));
  const lookup = createLookup(words);
  const { text, separator } = splitSeparatorLine(source);
  const [first, ...rows] = readRows(text, separator ?? detectDelimiter(text, lookup));
  if (!first) return rejectFile(createProblem(0, 'empty', ''));
  if (rows.length > maxRows || first.cells.length > maxColumns) {
    return rejectFile(createProblem(0, 'tooLarge', ''));
  }
  if (first.isBroken) return rejectFile(createQuotesProblem(first));
  const header = readHeader(first.cells, rows, lookup, findKnown);
  if (!header) return rejectFile(createProblem(first.row, 'noColumns', first.cells.join(', ')));
  if (rows.length === 0) return rejectFile(createProblem(0, 'empty', ''));
  const entries: ListEntry[] = [];
  const problems: CsvProblem[] = [];
  for (const each of rows) {
    const result = each.isBroken
      ? [createQuotesProblem(each)]
      : readRow(each.row, each.cells, header, lookup, findKnown);
    if (Array.isArray(result)) problems.push(...result);
    else entries.push(result);
  }
  return {
    entries,
    problems: problems.slice(0, maxProblems).map((each) => withSuggestion(each, lookup)),
    problemCount: problems.length,
    ...(header.types.length === 0 && { hasPokedexTypes: true }),
  };
}

/** The list as CSV text in the player's language, for spreadsheets and `readList`. */
export function writeList(
  entries: readonly ListEntry[],
  headers: Record<CsvColumn, string>,
  typeName: (type: Type) => string,
  abilityName: (ability: Ability) => string,
): string {
  const hasThird = entries.some(({ typing }) => typing.length > 2);
  const columns = csvColumns.filter((column) => column !== 'type3' || hasThird);
  const titles = new Set(entries.flatMap(({ others = {} }) => Object.keys(others)));
  const rows = entries.map(({ number, name, typing, abilities, hasOther, others = {} }) => {
    const [type1 = '', type2 = '', type3 = ''] = typing.map(typeName).map(removeSoftHyphens);
    const names = abilities.map(abilityName).map(removeSoftHyphens);
    const ellipsis = hasOther && abilities.length > 0 ? ['…'] : [];
    const values = {
      number,
      name,
      type1,
      type2,
      type3,
      abilities: [...names, ...ellipsis].join(' / '),
    };
    return [
      ...columns.map((column) => values[column]),
      ...[...titles].map((title) => (Object.hasOwn(others, title) ? others[title] : '')),
    ];
  });
  const header = [...columns.map((column) => removeSoftHyphens(headers[column])), ...titles];
  const cells = [header, ...rows].map((row) => row.map((cell = '') => escapeFormulas(cell)));
  return `\ufeff${Papa.unparse(cells, { newline: '\r\n' })}`;
}

/** The rows that are not blank, at most one more than `maxRows` below the header. */
function readRows(text: string, delimiter: string): CsvRow[] {
  return readCsvRows(text, delimiter, (_, count) => count > maxRows + 1).map((row) => ({
    ...row,
    cells: row.cells.map(unescapeFormulas),
  }));
}

/** The delimiter that finds the most known columns in the header. */
function detectDelimiter(text: string, { columnOf }: VocabularyLookup): string {
  const beginning = text.slice(0, 10_000);
  const candidates = csvDelimiters.map((delimiter) => {
    const [header] = readRows(beginning, delimiter);
    return { delimiter, count: header?.cells.filter(columnOf).length ?? 0 };
  });
  return candidates.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

/** Whether the file is not text: it has NUL, or more than 10% of its characters are undecodable. */
function isBinary(text: string): boolean {
  return text.includes('\0') || (text.split('\ufffd').length - 1) * 10 > text.length;
}

/**
 * Adds an apostrophe before everything that a spreadsheet would read as a formula, as OWASP advises
 * ("CSV Injection"): at the start of a cell, or after a character that may separate cells instead of
 * the comma, with or without quotes after it.
 */
function escapeFormulas(cell: string): string {
  return cell
    .replace(/^(?='*[=+\-@＝＋－＠\t\r\n])/, "'")
    .replace(/([;\t\r\n]"*)(?='*[=+\-@＝＋－＠])/g, "$1'");
}

function unescapeFormulas(cell: string): string {
  if (!cell.includes("'")) return cell;
  return cell
    .replace(/^'(?='*[=+\-@＝＋－＠\t\r\n])/, '')
    .replace(/([;\t\r\n]"*)'(?='*[=+\-@＝＋－＠])/g, '$1');
}

function rejectFile(problem: CsvProblem): CsvResult {
  return { entries: [], problems: [problem], problemCount: 1 };
}

function createQuotesProblem({ row, cells }: CsvRow): CsvProblem {
  return createProblem(row, 'brokenQuotes', cells.join(', '));
}

function withSuggestion(problem: CsvProblem, { suggestedType }: VocabularyLookup): CsvProblem {
  const suggestion = problem.kind === 'unknownType' ? suggestedType(problem.excerpt) : undefined;
  return suggestion === undefined ? problem : { ...problem, suggestion };
}
