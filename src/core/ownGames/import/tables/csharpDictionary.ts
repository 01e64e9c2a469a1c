import { ImportError } from '#core/ownGames/import/importError.ts';
import {
  isEndOfValue,
  type Literal,
  type LiteralField,
  parseLiteral,
  readMember,
  skipCode,
} from '#core/ownGames/import/jsLiteral.ts';
import { createLexer, isMark, type Lexer } from '#core/ownGames/import/lexer.ts';

/** `= new Dictionary<…>() {`, `=> new() {` and `return new(3) {`. */
const beginning = /(?:=>?|\breturn)[ \t\n]{0,200}new\b[^;{}=]{0,300}(?=\{)/g;

const maxDepth = 4;
const maxPairs = 20_000;
const maxDictionaries = 100;

/**
 * The dictionaries that a C# file writes out, as objects: `{ Key, value }`, `[Key] = value`, and with two
 * keys `{ (Key, Key), value }`. If its syntax is broken, those before the mistake are returned.
 */
export function parseDictionaries(text: string): Literal[] {
  const dictionaries: Literal[] = [];
  if (!/\bDictionary</.test(text)) return dictionaries;
  beginning.lastIndex = 0;
  for (let count = 0; count < maxDictionaries; count++) {
    const match = beginning.exec(text);
    if (!match) break;
    const lexer = createLexer(text, beginning.lastIndex);
    try {
      dictionaries.push(parseDictionary(lexer, 0));
    } catch (error) {
      if (error instanceof ImportError) break;
      throw error;
    }
    beginning.lastIndex = lexer.peek().at;
  }
  return dictionaries;
}

function parseDictionary(lexer: Lexer, depth: number): Literal {
  const { at } = lexer.next();
  const fields: LiteralField[] = [];
  const rows = new Map<string, LiteralField[]>();
  for (;;) {
    const token = lexer.peek();
    if (token.kind === 'end' || fields.length > maxPairs || depth > maxDepth) throw errorAt(lexer);
    if (isMark(token, '}')) {
      lexer.next();
      return { kind: 'object', fields, at };
    }
    if (isMark(token, ',')) {
      lexer.next();
      continue;
    }
    const { keys, value } = parsePair(lexer, depth);
    const [key, innerKey] = keys;
    const field = { key, value, at: token.at };
    const row = key !== undefined && innerKey !== undefined ? rows.get(key) : undefined;
    if (key === undefined || innerKey === undefined) fields.push(field);
    else if (row) row.push({ ...field, key: innerKey });
    else {
      const newRow = [{ ...field, key: innerKey }];
      rows.set(key, newRow);
      fields.push({ ...field, value: { kind: 'object', fields: newRow, at: token.at } });
    }
  }
}

/** The keys and the value of a pair; code if it is written in another way. */
function parsePair(lexer: Lexer, depth: number): { keys: string[]; value: Literal } {
  const { at } = lexer.peek();
  const isBraced = isMark(lexer.peek(), '{');
  const isIndexed = isMark(lexer.peek(), '[');
  if (isBraced || isIndexed) {
    lexer.next();
    const keys = readKeys(lexer);
    if (isIndexed && isMark(lexer.peek(), ']')) lexer.next();
    if (keys.length > 0 && isMark(lexer.peek(), isBraced ? ',' : '=')) {
      lexer.next();
      const value = parseValue(lexer, depth);
      if (isBraced) skipToBrace(lexer);
      return { keys, value };
    }
  }
  if (isBraced) skipToBrace(lexer);
  else skipCode(lexer);
  if (isMark(lexer.peek(), ')') || isMark(lexer.peek(), ']') || isMark(lexer.peek(), ';')) {
    throw errorAt(lexer);
  }
  return { keys: [], value: { kind: 'code', at } };
}

/** The name `Type.Fire` or `"fire"`, or both names of `(Type.Fire, Type.Grass)`; [] for code. */
function readKeys(lexer: Lexer): string[] {
  const isPair = isMark(lexer.peek(), '(');
  if (isPair) lexer.next();
  const first = readName(lexer);
  if (!isPair || first === undefined) return first === undefined ? [] : [first];
  if (!isMark(lexer.peek(), ',')) return [];
  lexer.next();
  const second = readName(lexer);
  if (second === undefined || !isMark(lexer.peek(), ')')) return [];
  lexer.next();
  return [first, second];
}

function readName(lexer: Lexer): string | undefined {
  const { kind, text } = lexer.peek();
  if (kind !== 'word' && kind !== 'string') return undefined;
  lexer.next();
  return (kind === 'word' ? readMember(lexer) : undefined) ?? text;
}

function parseValue(lexer: Lexer, depth: number): Literal {
  const { at, text } = lexer.peek();
  if (text === 'new') {
    while (!isMark(lexer.peek(), '{')) {
      const token = lexer.next();
      if (token.kind === 'end' || isMark(token, ';') || isMark(token, '}')) throw errorAt(lexer);
    }
    return parseDictionary(lexer, depth + 1);
  }
  const value = parseLiteral(lexer, 0);
  // The ending of a number, as in `0.5f`.
  if (/^[fdm]$/i.test(lexer.peek().text)) lexer.next();
  if (isEndOfValue(lexer.peek())) return value;
  skipCode(lexer);
  return { kind: 'code', at };
}

/** Skips the rest of a pair and its closing brace. */
function skipToBrace(lexer: Lexer): void {
  while (!isMark(lexer.peek(), '}')) {
    skipCode(lexer);
    if (isMark(lexer.peek(), '}')) break;
    if (!isMark(lexer.peek(), ',')) throw errorAt(lexer);
    lexer.next();
  }
  lexer.next();
}

function errorAt(lexer: Lexer): ImportError {
  return new ImportError('brokenSyntax', { line: lexer.lineAt(lexer.peek().at) });
}
