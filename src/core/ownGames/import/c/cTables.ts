import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import { createLexer, isMark, type Lexer, type Token } from '#core/ownGames/import/lexer.ts';
import { createLineFinder, type SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { parseFactorWords } from '#core/ownGames/import/tables/factorWords.ts';
import { createEvaluator, type Evaluator } from './cExpression.ts';
import { type CValue, parseInitializer } from './cInitializer.ts';
import { preprocess } from './cPreprocessor.ts';

/** A C file after the preprocessor: the same lines, without directives and dead branches. */
export type CFile = { name: string; text: string; lineAt: (offset: number) => number };

/** A table of a C file: its element type such as `u8`, the number of its dimensions, its values. */
export type CTable = {
  file: CFile;
  elementType: string;
  dimensions: number;
  /** Whether its rows have a fixed number of cells, as `[3]` does. */
  hasTriples: boolean;
  list: CValue & { kind: 'list' };
};

const declaration =
  /\w{0,60}[ \t\n]{0,5}((?:\[[^\]\n]{0,80}\][ \t\n]{0,5}){1,3})(?:[A-Z_]{0,20}[ \t\n]{0,5})=[ \t\n]{0,20}(?=\{)/y;

/** The files after the preprocessor, headers first, with the macros of all of them. */
export function readCFiles(
  headers: readonly SourceFile[],
  sources: readonly SourceFile[],
  report: ImportReport,
): { files: CFile[]; evaluator: Evaluator } {
  const evaluator = createEvaluator();
  const files = [...headers, ...sources].map(({ name, text }) => {
    const clean = preprocess(text, evaluator, (code, line, part) =>
      report.warn(code, name, line, part),
    );
    return { name, text: clean, lineAt: createLineFinder(clean) };
  });
  return { files, evaluator };
}

/**
 * The first table whose name contains the text; undefined if the file has none. Throws an ImportError
 * if the table has no end.
 */
export function findTable(file: CFile, namePart: string): CTable | undefined {
  const { text } = file;
  for (let at = text.indexOf(namePart); at >= 0; at = text.indexOf(namePart, at + 1)) {
    const table = parseTable(file, at + namePart.length);
    if (table) return table;
  }
  return undefined;
}

/** Two types and their factor, as in rows of a list. */
export const triplePattern =
  /\bTYPE_\w{1,40}\s{0,20},\s{0,20}TYPE_\w{1,40}\s{0,20},\s{0,20}(?:TYPE_MUL|\d)/;

/** The table with the first row of two types and their factor, whatever its name. */
export function findTripleTable(file: CFile): CTable | undefined {
  const row = file.text.search(triplePattern);
  const starts = [...file.text.slice(0, Math.max(0, row)).matchAll(/(?<=\w)[ \t]{0,5}\[/g)];
  for (const { index } of starts.reverse().slice(0, 3)) {
    const table = parseTable(file, index);
    if (table) return table;
  }
  return undefined;
}

/** A table with its name and its dimensions. */
const anyDeclaration =
  /\b(\w{1,60})[ \t\n]{0,5}((?:\[[^\]\n]{0,80}\][ \t\n]{0,5}){1,3})(?:[A-Z_]{0,20}[ \t\n]{0,5})=[ \t\n]{0,20}\{/g;

/** The offsets of the file's other tables that are charts by their name, their dimensions or their rows. */
export function findOtherCharts(file: CFile, { file: chosenFile, list }: CTable): number[] {
  const { text } = file;
  const declarations = [...text.matchAll(anyDeclaration)];
  return declarations.flatMap(({ 1: name = '', 2: sizes = '', index }, place) => {
    const end = declarations[place + 1]?.index ?? text.length;
    const isMatrix = sizes.split('[').length === 3;
    const hasTypes = /TYPE.*TYPE/s.test(sizes) || name.includes('ypeEffectiveness');
    const isChart = (isMatrix && hasTypes) || triplePattern.test(text.slice(index, end));
    const isChosen = file === chosenFile && list.at >= index && list.at < end;
    return isChart && !isChosen ? [index] : [];
  });
}

/** The table whose declaration goes on at the offset, somewhere in or after its name. */
function parseTable(file: CFile, offset: number): CTable | undefined {
  const { text } = file;
  declaration.lastIndex = offset;
  const [match, sizes] = declaration.exec(text) ?? [];
  if (match === undefined || sizes === undefined) return undefined;
  const before = text.slice(Math.max(0, offset - 200), offset);
  const [, elementType = ''] = /(\w{1,40})[ \t\n]{1,5}\w{0,60}$/.exec(before) ?? [];
  return {
    file,
    elementType,
    dimensions: sizes.split('[').length - 1,
    hasTriples: /\[\s?3\s?\]\s{0,5}$/.test(sizes),
    list: parseInitializer(createLexer(text, offset + match.length)),
  };
}

/** The key of a constant: `FIRE` for `TYPE_FIRE`. */
export function constantKey(constant: string): string {
  return constant.replace(/^TYPE_(?=.)/, '');
}

/**
 * The factor of an expression; undefined if it is unknown. A number in a table of bytes is in tenths,
 * a large one in a table of words a fixed-point number.
 */
export function factorOfExpression(
  value: CValue,
  elementType: string,
  { evaluate, evaluateWithSwitches }: Evaluator,
): number | undefined {
  if (value.kind === 'list') return undefined;
  const [first, ...rest] = value.tokens;
  if (!first) return undefined;
  const isName = rest.length === 0 && first.kind === 'word';
  // The numbers of these names have another meaning in some games, such as 1 for no effect.
  if (isName && first.text.startsWith('TYPE_MUL')) {
    const factor = parseFactorWords(first.text);
    if (factor !== undefined) return factor;
  }
  const number = evaluate(value.tokens) ?? evaluateWithSwitches(value.tokens);
  if (number === undefined) return isName ? parseFactorWords(first.text) : undefined;
  if (number < 0) return undefined;
  const isPlain = rest.length === 0 && first.kind === 'number';
  if (/^(?:u|s|uint|int)8/.test(elementType)) return number / 10;
  return isPlain && number >= 256 ? number / 4096 : number;
}

/** A `TYPE_…` constant with its number, if that can be the number of a type. */
type TypeConstant = { constant: string; number: number };

/**
 * The keys of the types by their number. The files number types in one `enum`, or in macros with
 * numbers one after the other; only lists that contain one of the `usedKeys` of the chart are lists of
 * types, or all lists if it uses none.
 */
export function typeNumbers(
  files: readonly CFile[],
  { macros, evaluate }: Evaluator,
  usedKeys: ReadonlySet<string>,
): string[] {
  const lists: TypeConstant[][] = [];
  for (const { text } of files) {
    for (const start of enumStarts(text)) lists.push(readEnum(createLexer(text, start), evaluate));
  }
  for (const [constant, { parameters, tokens }] of macros) {
    const number = parameters ? undefined : evaluate(tokens);
    if (!isTypeConstant(constant, number)) continue;
    const last = lists.at(-1)?.at(-1);
    const isNext = last?.number === number - 1 && macros.has(last.constant);
    if (isNext) lists.at(-1)!.push({ constant, number });
    else lists.push([{ constant, number }]);
  }
  const isUsed = ({ constant }: TypeConstant) => usedKeys.has(constantKey(constant));
  const keys: string[] = [];
  for (const list of lists.filter((each) => usedKeys.size === 0 || each.some(isUsed))) {
    for (const { constant, number } of list) keys[number] ??= constantKey(constant);
  }
  return keys;
}

function isTypeConstant(constant: string, number: number | undefined): number is number {
  const isIndex = number !== undefined && Number.isInteger(number) && number >= 0 && number < 250;
  return isIndex && /^TYPE_(?!MUL|NAME)/.test(constant);
}

/** The offsets after the opening brace of each `enum Name {`. */
function enumStarts(text: string): number[] {
  const starts: number[] = [];
  const pattern = /\benum\b[ \t\n]{0,20}\w{0,60}[ \t\n]{0,20}\{/g;
  for (const match of text.matchAll(pattern)) starts.push(match.index + match[0].length);
  return starts;
}

/** The `TYPE_…` constants of an `enum`, from the first entry on. */
function readEnum(lexer: Lexer, evaluate: Evaluator['evaluate']): TypeConstant[] {
  const constants: TypeConstant[] = [];
  let number: number | undefined = 0;
  for (let token = lexer.next(); token.kind === 'word'; token = lexer.next()) {
    if (isMark(lexer.peek(), '=')) {
      lexer.next();
      const tokens: Token[] = [];
      while (!isEndOfEntry(lexer.peek())) tokens.push(lexer.next());
      number = evaluate(tokens);
    }
    const constant = token.text;
    if (isTypeConstant(constant, number)) constants.push({ constant, number });
    if (number !== undefined) number++;
    if (!isMark(lexer.next(), ',')) break;
  }
  return constants;
}

function isEndOfEntry(token: Token): boolean {
  return isMark(token, ',') || isMark(token, '}') || token.kind === 'end';
}
