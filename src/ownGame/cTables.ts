import { createEvaluator, type Evaluator } from './cExpression.ts';
import { type CValue, parseInitializer } from './cInitializer.ts';
import { preprocess } from './cPreprocessor.ts';
import type { ImportReport } from './importReport.ts';
import { createLexer, isMark, type Lexer, type Token } from './lexer.ts';
import { createLineFinder, type SourceFile } from './sourceFile.ts';

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
    const clean = preprocess(text, evaluator, (line) => report.warn('condition', name, line));
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
    declaration.lastIndex = at + namePart.length;
    const [match, sizes] = declaration.exec(text) ?? [];
    if (match === undefined || sizes === undefined) continue;
    const before = text.slice(Math.max(0, at - 200), at);
    const [, elementType = ''] = /(\w{1,40})[ \t\n]{1,5}\w{0,60}$/.exec(before) ?? [];
    const lexer = createLexer(text, at + namePart.length + match.length);
    return {
      file,
      elementType,
      dimensions: sizes.split('[').length - 1,
      hasTriples: /\[\s?3\s?\]\s{0,5}$/.test(sizes),
      list: parseInitializer(lexer),
    };
  }
  return undefined;
}

/** The key of a constant: `FIRE` for `TYPE_FIRE`. */
export function constantKey(constant: string): string {
  return constant.replace(/^TYPE_(?=.)/, '');
}

/** Factors by the names that the games give them. */
const factorNames: ReadonlyMap<string, number> = new Map([
  ['TYPE_MUL_NO_EFFECT', 0],
  ['TYPE_MUL_NOT_EFFECTIVE', 0.5],
  ['TYPE_MUL_NORMAL', 1],
  ['TYPE_MUL_NO_DATA', 1],
  ['TYPE_MUL_SUPER_EFFECTIVE', 2],
]);

/**
 * The factor of an expression; undefined if it is unknown. A number in a table of bytes is in tenths,
 * a large one in a table of words a fixed-point number.
 */
export function factorOfExpression(
  value: CValue,
  elementType: string,
  { evaluate }: Evaluator,
): number | undefined {
  if (value.kind === 'list') return undefined;
  const [first, ...rest] = value.tokens;
  if (!first) return undefined;
  const factorByName = rest.length === 0 ? factorNames.get(first.text) : undefined;
  if (factorByName !== undefined) return factorByName;
  const number = evaluate(value.tokens);
  if (number === undefined || number < 0) return undefined;
  const isPlain = rest.length === 0 && first.kind === 'number';
  if (/^(?:u|s|uint|int)8/.test(elementType)) return number / 10;
  return isPlain && number >= 256 ? number / 4096 : number;
}

/** The keys of `TYPE_…` constants by their number, from `enum` and `#define` in the files. */
export function typeNumbers(files: readonly CFile[], { macros, evaluate }: Evaluator): string[] {
  const keys: string[] = [];
  const add = (constant: string, number: number | undefined) => {
    const isIndex = number !== undefined && Number.isInteger(number) && number >= 0 && number < 250;
    if (isIndex && /^TYPE_(?!MUL_|FORESIGHT|ENDTABLE|NAME)/.test(constant)) {
      keys[number] ??= constantKey(constant);
    }
  };
  for (const { text } of files) {
    for (const start of enumStarts(text)) readEnum(createLexer(text, start), add, evaluate);
  }
  for (const [name, { parameters, tokens }] of macros) {
    if (name.startsWith('TYPE_') && !parameters) add(name, evaluate(tokens));
  }
  return keys;
}

/** The offsets after the opening brace of each `enum Name {`. */
function enumStarts(text: string): number[] {
  const starts: number[] = [];
  const pattern = /\benum\b[ \t\n]{0,20}\w{0,60}[ \t\n]{0,20}\{/g;
  for (const match of text.matchAll(pattern)) starts.push(match.index + match[0].length);
  return starts;
}

function readEnum(
  lexer: Lexer,
  add: (constant: string, number: number | undefined) => void,
  evaluate: Evaluator['evaluate'],
): void {
  let number: number | undefined = 0;
  for (let token = lexer.next(); token.kind === 'word'; token = lexer.next()) {
    if (isMark(lexer.peek(), '=')) {
      lexer.next();
      const tokens: Token[] = [];
      while (!isEndOfEntry(lexer.peek())) tokens.push(lexer.next());
      number = evaluate(tokens);
    }
    add(token.text, number);
    if (number !== undefined) number++;
    if (!isMark(lexer.next(), ',')) return;
  }
}

function isEndOfEntry(token: Token): boolean {
  return isMark(token, ',') || isMark(token, '}') || token.kind === 'end';
}
