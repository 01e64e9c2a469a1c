import { ImportError } from '#core/ownGames/import/importError.ts';
import { isMark, type Lexer, type Token } from '#core/ownGames/import/lexer.ts';

/** A value in an initializer of C: a list in braces, or an expression. */
export type CValue =
  | { kind: 'list'; entries: CEntry[]; at: number; end: number }
  | { kind: 'expression'; tokens: Token[]; at: number };

/** An entry; `designator` is `TYPE_FIRE` for `[TYPE_FIRE] =` and `name` for `.name =`. */
export type CEntry = { designator: string | undefined; value: CValue; at: number };

const maxDepth = 20;
const maxEntries = 100_000;

/**
 * Parses the list in braces that begins at the next token. Throws `tooDeep`, `tooLong` beyond 100,000
 * entries, or `brokenSyntax`.
 */
export function parseInitializer(lexer: Lexer): CValue & { kind: 'list' } {
  return parseList(lexer, 0, { entries: maxEntries });
}

function parseList(
  lexer: Lexer,
  depth: number,
  budget: { entries: number },
): CValue & { kind: 'list' } {
  const { at } = lexer.next();
  if (depth > maxDepth) throw new ImportError('tooDeep', { line: lexer.lineAt(at) });
  const entries: CEntry[] = [];
  for (;;) {
    const token = lexer.peek();
    if (token.kind === 'end') throw new ImportError('brokenSyntax', { line: lexer.lineAt(at) });
    if (isMark(token, '}')) return { kind: 'list', entries, at, end: lexer.next().at };
    if (isMark(token, ',')) lexer.next();
    else {
      const designator = readDesignator(lexer);
      const value = isMark(lexer.peek(), '{')
        ? parseList(lexer, depth + 1, budget)
        : parseExpression(lexer);
      if (budget.entries-- === 0) {
        throw new ImportError('tooLong', { line: lexer.lineAt(token.at) });
      }
      entries.push({ designator, value, at: token.at });
    }
  }
}

/** The last name of designators such as `[TYPE_FIRE] =` and `.name =`. */
function readDesignator(lexer: Lexer): string | undefined {
  let designator: string | undefined;
  while (isMark(lexer.peek(), '[') || isMark(lexer.peek(), '.')) {
    const isIndex = isMark(lexer.next(), '[');
    designator = lexer.next().text;
    while (isIndex && !isMark(lexer.peek(), ']') && lexer.peek().kind !== 'end') lexer.next();
    if (isIndex) lexer.next();
  }
  if (designator !== undefined && isMark(lexer.peek(), '=')) lexer.next();
  return designator;
}

function parseExpression(lexer: Lexer): CValue {
  const { at } = lexer.peek();
  const tokens: Token[] = [];
  let depth = 0;
  for (;;) {
    const token = lexer.peek();
    const isEnd = depth <= 0 && (isMark(token, ',') || isMark(token, '}'));
    if (isEnd || token.kind === 'end') return { kind: 'expression', tokens, at };
    if (isMark(token, '(') && ++depth > maxDepth) {
      throw new ImportError('tooDeep', { line: lexer.lineAt(at) });
    }
    if (isMark(token, ')')) depth--;
    tokens.push(lexer.next());
  }
}
