import Papa from 'papaparse';
import type { Ability } from '#engine/ability.ts';
import type { OfficialType } from '#engine/type.ts';
import type { Entry } from '#pokedex/list.ts';
import { type CsvColumn, csvColumns } from './columns.ts';
import { type CsvProblem, problem, readHeader, readRow } from './row.ts';
import { type CsvVocabulary, type Meanings, meanings } from './vocabulary.ts';

/** What a file holds: its good rows, and what is wrong with the others. */
export type CsvResult = {
  entries: Entry[];
  /** The first hundred. */
  problems: CsvProblem[];
  /** How many there are. */
  problemCount: number;
};

/** In characters of a text or bytes of a file. */
export const maxTextLength = 20_000_000;

/** How many Pokémon a list may have. */
export const maxRows = 200_000;

const maxColumns = 1000;
const maxProblems = 100;

/** The Pokémon of a CSV text, whose header and types are in these words; never throws. */
export function readList(written: string, words: CsvVocabulary): CsvResult {
  if (written.length > maxTextLength) return refused(problem(0, 'tooLarge', ''));
  if (isBinary(written)) return refused(problem(0, 'notText', ''));
  const known = meanings(words);
  const { text, separator } = separated(written);
  const [first, ...rows] = readRows(text, separator ?? delimiterOf(text, known));
  if (!first) return refused(problem(0, 'empty', ''));
  if (rows.length > maxRows || first.cells.length > maxColumns) {
    return refused(problem(0, 'tooLarge', ''));
  }
  if (first.isBroken) return refused(brokenQuotes(first));
  const header = readHeader(first.cells, known);
  if (!header) return refused(problem(first.row, 'noColumns', first.cells.join(', ')));
  if (rows.length === 0) return refused(problem(0, 'empty', ''));
  const entries: Entry[] = [];
  const problems: CsvProblem[] = [];
  for (const each of rows) {
    const read = each.isBroken
      ? [brokenQuotes(each)]
      : readRow(each.row, each.cells, header, known);
    if (Array.isArray(read)) problems.push(...read);
    else entries.push(read);
  }
  return {
    entries,
    problems: problems.slice(0, maxProblems).map((each) => withSuggestion(each, known)),
    problemCount: problems.length,
  };
}

/** The list as a file for spreadsheets and `readList`, in the player's words. */
export function writeList(
  entries: readonly Entry[],
  headers: Record<CsvColumn, string>,
  typeName: (type: OfficialType) => string,
  abilityName: (ability: Ability) => string,
): string {
  const hasThird = entries.some(({ typing }) => typing.length > 2);
  const ours = csvColumns.filter((column) => column !== 'type3' || hasThird);
  const titles = new Set(entries.flatMap(({ others = {} }) => Object.keys(others)));
  const rows = entries.map(({ number, name, typing, abilities, hasOther, others = {} }) => {
    const [type1 = '', type2 = '', type3 = ''] = typing.map(typeName).map(withoutHyphens);
    const named = abilities.map(abilityName).map(withoutHyphens);
    const more = hasOther && abilities.length > 0 ? ['…'] : [];
    const own = { number, name, type1, type2, type3, abilities: [...named, ...more].join(' / ') };
    return [
      ...ours.map((column) => own[column]),
      ...[...titles].map((title) => (Object.hasOwn(others, title) ? others[title] : '')),
    ];
  });
  const header = [...ours.map((column) => withoutHyphens(headers[column])), ...titles];
  const cells = [header, ...rows].map((row) => row.map((cell = '') => guard(cell)));
  return `\ufeff${Papa.unparse(cells, { newline: '\r\n' })}`;
}

type Row = { row: number; cells: string[]; isBroken: boolean };

/** The rows that are not blank, up to one more than there may be. */
function readRows(text: string, delimiter: string): Row[] {
  const rows: Row[] = [];
  let row = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    // Of \r\n the \r is trimmed away; guessing would join the lines of a file with both.
    newline: text.includes('\n') ? '\n' : '\r',
    step({ data, errors }, parser) {
      row++;
      const cells = data.map((cell) => unguard(cell.trim()));
      if (cells.some(Boolean)) rows.push({ row, cells, isBroken: errors.length > 0 });
      if (rows.length > maxRows + 1) parser.abort();
    },
  });
  return rows;
}

/** The text below a first line `sep=;`, with which Excel is told what parts the cells. */
function separated(written: string): { text: string; separator: string | undefined } {
  const [line = '', separator] = /^\ufeff?"?sep=([^"\r\n])"?(?:\r\n|\r|\n)/i.exec(written) ?? [];
  return { text: written.slice(line.length), separator };
}

/** The sign that parts the header into the most columns of ours. */
function delimiterOf(text: string, { columnOf }: Meanings): string {
  const beginning = text.slice(0, 10_000);
  const counted = [',', ';', '\t', '|'].map((delimiter) => {
    const [header] = readRows(beginning, delimiter);
    return { delimiter, count: header?.cells.filter(columnOf).length ?? 0 };
  });
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

/** Whether the text was no text, going by signs that none has, or by how many could not be read. */
function isBinary(text: string): boolean {
  return text.includes('\0') || (text.split('\ufffd').length - 1) * 10 > text.length;
}

/**
 * An apostrophe before whatever a spreadsheet would take for a formula, as OWASP advises ("CSV
 * Injection"): at the start of a cell, or after what parts cells where the comma does not, with or without
 * quotes behind it.
 */
function guard(cell: string): string {
  return cell.replace(/^(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n]"*)(?='*[=+\-@＝＋－＠])/g, "'");
}

function unguard(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n]"*)'(?='*[=+\-@＝＋－＠])/g, '');
}

/** Soft hyphens break words on the page and are in the way everywhere else. */
function withoutHyphens(name: string): string {
  return name.replaceAll('\u00ad', '');
}

function refused(problem: CsvProblem): CsvResult {
  return { entries: [], problems: [problem], problemCount: 1 };
}

function brokenQuotes({ row, cells }: Row): CsvProblem {
  return problem(row, 'brokenQuotes', cells.join(', '));
}

function withSuggestion(problem: CsvProblem, { suggestedType }: Meanings): CsvProblem {
  const suggestion = problem.kind === 'unknownType' ? suggestedType(problem.found) : undefined;
  return suggestion === undefined ? problem : { ...problem, suggestion };
}
