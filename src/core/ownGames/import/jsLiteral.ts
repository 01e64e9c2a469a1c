import { ImportError } from './importError.ts';
import { isMark, type Lexer, type Token } from './lexer.ts';

/** A value that a JavaScript file writes out; `code` is an expression that is not evaluated. */
export type Literal =
  | { kind: 'object'; fields: LiteralField[]; at: number }
  | { kind: 'list'; items: Literal[]; at: number }
  | { kind: 'value'; value: string | number | boolean | undefined; at: number }
  | { kind: 'code'; at: number };

/** A field of an object; `key` is undefined for a spread `...other`. */
export type LiteralField = { key: string | undefined; value: Literal; at: number };

const maxDepth = 40;
const opening: ReadonlySet<string> = new Set('{[(');
const closing: ReadonlySet<string> = new Set('}])');

/**
 * Parses the literal that begins at the next token. Throws `tooLong` if it is an object of more than
 * `maxFields` fields, `tooDeep` or `brokenSyntax`.
 */
export function parseLiteral(lexer: Lexer, maxFields: number): Literal {
  return parseNested(lexer, 0, maxFields);
}

function parseNested(lexer: Lexer, depth: number, maxFields = Number.POSITIVE_INFINITY): Literal {
  if (depth > maxDepth) throw errorAt('tooDeep', lexer);
  const token = lexer.peek();
  const { at } = token;
  let value: Literal;
  if (isMark(token, '{')) {
    value = { kind: 'object', fields: parseFields(lexer, depth, maxFields), at };
  } else if (isMark(token, '[')) {
    value = { kind: 'list', items: parseItems(lexer, depth), at };
  } else value = parseValue(lexer);
  if (depth === 0 || isEndOfValue(lexer.peek())) return value;
  // An operator, a call or a type follows, as in `[…].map(…)` or `{…} as Table`.
  const isTyped = lexer.peek().text === 'as' || lexer.peek().text === 'satisfies';
  skipCode(lexer);
  return isTyped ? value : { kind: 'code', at };
}

function parseFields(lexer: Lexer, depth: number, maxFields: number): LiteralField[] {
  const fields: LiteralField[] = [];
  lexer.next();
  for (;;) {
    const token = lexer.peek();
    const { at } = token;
    if (isMark(token, '}')) {
      lexer.next();
      return fields;
    }
    if (token.kind === 'end') throw errorAt('brokenSyntax', lexer);
    if (fields.length > maxFields) throw errorAt('tooLong', lexer);
    if (isMark(token, ',')) {
      lexer.next();
      continue;
    }
    if (isMark(token, ';') || isEndOfValue(token)) throw errorAt('brokenSyntax', lexer);
    const key = readKey(lexer);
    if (key !== undefined && isMark(lexer.peek(), ':')) {
      lexer.next();
      // A value can be missing, as in `{ a: , b: 1 }`.
      const isMissing = isMark(lexer.peek(), ',');
      const value: Literal = isMissing ? { kind: 'code', at } : parseNested(lexer, depth + 1);
      fields.push({ key, value, at });
    } else {
      // A method, a spread, a shorthand or a computed key.
      skipCode(lexer);
      fields.push({ key, value: { kind: 'code', at }, at });
    }
  }
}

/** The key of a field: `fire`, `"fire"`, and the last name of `Type.FIRE` and `[Type.FIRE]`. */
function readKey(lexer: Lexer): string | undefined {
  const token = lexer.peek();
  if (isMark(token, '[')) {
    lexer.next();
    const first = lexer.peek().kind === 'word' ? lexer.next() : undefined;
    const name = first && readMember(lexer);
    if (name !== undefined && isMark(lexer.peek(), ']')) lexer.next();
    else skipGroup(lexer);
    return name;
  }
  if (token.kind !== 'word' && token.kind !== 'string' && token.kind !== 'number') return undefined;
  lexer.next();
  return (token.kind === 'word' ? readMember(lexer) : undefined) ?? token.text;
}

/** The last name of `.FIRE` or `.types.FIRE` after a name; undefined if no point follows. */
export function readMember(lexer: Lexer): string | undefined {
  let name: string | undefined;
  while (isMark(lexer.peek(), '.')) {
    lexer.next();
    if (lexer.peek().kind !== 'word') return undefined;
    name = lexer.next().text;
  }
  return name;
}

function parseItems(lexer: Lexer, depth: number): Literal[] {
  const items: Literal[] = [];
  lexer.next();
  for (;;) {
    const token = lexer.peek();
    if (isMark(token, ']')) {
      lexer.next();
      return items;
    }
    if (token.kind === 'end') throw errorAt('brokenSyntax', lexer);
    if (isMark(token, ',')) lexer.next();
    else items.push(parseNested(lexer, depth + 1));
  }
}

const constants: ReadonlyMap<string, boolean | undefined> = new Map([
  ['true', true],
  ['false', false],
  ['null', undefined],
  ['undefined', undefined],
]);

function parseValue(lexer: Lexer): Literal {
  const token = lexer.next();
  const { at } = token;
  if (token.kind === 'string' && !token.isBroken) return { kind: 'value', value: token.text, at };
  if (token.kind === 'number') return { kind: 'value', value: numberOf(token), at };
  if (isMark(token, '-') && lexer.peek().kind === 'number') {
    return { kind: 'value', value: -numberOf(lexer.next()), at };
  }
  if (token.kind === 'word' && constants.has(token.text)) {
    return { kind: 'value', value: constants.get(token.text), at };
  }
  if (token.isBroken) throw new ImportError('brokenSyntax', { line: lexer.lineAt(at) });
  const member = token.kind === 'word' ? readMember(lexer) : undefined;
  if (member !== undefined) return { kind: 'value', value: member, at };
  if (opening.has(token.text) && token.kind === 'mark') skipGroup(lexer);
  return { kind: 'code', at };
}

function errorAt(code: 'tooDeep' | 'tooLong' | 'brokenSyntax', lexer: Lexer): ImportError {
  return new ImportError(code, { line: lexer.lineAt(lexer.peek().at) });
}

function numberOf({ text }: Token): number {
  return Number(text.replaceAll('_', ''));
}

/** Whether a comma, a closing bracket or the end of the text follows a value. */
export function isEndOfValue(token: Token): boolean {
  return (
    token.kind === 'end' ||
    (token.kind === 'mark' && (token.text === ',' || closing.has(token.text)))
  );
}

/** Skips the tokens up to a comma or the end of the group they are in. */
export function skipCode(lexer: Lexer): void {
  for (
    let token = lexer.peek();
    !isEndOfValue(token) && !isMark(token, ';');
    token = lexer.peek()
  ) {
    lexer.next();
    if (token.kind === 'mark' && opening.has(token.text)) skipGroup(lexer);
  }
}

/** Skips the tokens of a group up to its closing bracket, after the opening one. */
function skipGroup(lexer: Lexer): void {
  for (let depth = 1; depth > 0; ) {
    const { kind, text } = lexer.next();
    if (kind === 'end') throw errorAt('brokenSyntax', lexer);
    if (kind !== 'mark') continue;
    if (opening.has(text)) depth++;
    else if (closing.has(text)) depth--;
  }
}
