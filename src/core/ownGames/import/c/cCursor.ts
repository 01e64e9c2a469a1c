import { createLexer, isMark, type Token } from '#core/ownGames/import/lexer.ts';

/** The tokens of an expression, the position in them, and the number of `GEN_…` up to it. */
export type Cursor = { tokens: readonly Token[]; at: number; nesting: number; generations: number };

/** Creates a cursor at the first token. */
export function createCursor(tokens: readonly Token[]): Cursor {
  return { tokens, at: 0, nesting: 0, generations: 0 };
}

/** Whether the next token is the mark. */
export function isMarkNext({ tokens, at }: Cursor, mark: string): boolean {
  const token = tokens[at];
  return token !== undefined && isMark(token, mark);
}

/** Skips the next token if it is the mark, and returns whether it is. */
export function skipMark(cursor: Cursor, mark: string): boolean {
  const isNext = isMarkNext(cursor, mark);
  if (isNext) cursor.at++;
  return isNext;
}

/** All tokens of a short text. */
export function tokensOf(text: string): Token[] {
  const lexer = createLexer(text);
  const tokens: Token[] = [];
  while (lexer.peek().kind !== 'end') tokens.push(lexer.next());
  return tokens;
}

/** The value of a number, whose suffix such as `f` or `u` is the next token. */
export function readNumber({ text }: Token, cursor: Cursor): number {
  const suffix = cursor.tokens[cursor.at];
  if (suffix?.kind === 'word' && /^[fulFUL]{1,3}$/.test(suffix.text)) cursor.at++;
  return Number(text.replaceAll('_', ''));
}

/** The name in `defined NAME` or `defined(NAME)`. */
export function readDefinedName(cursor: Cursor): string {
  const isGroup = skipMark(cursor, '(');
  const name = cursor.tokens[cursor.at++]?.text ?? '';
  if (isGroup) skipMark(cursor, ')');
  return name;
}
