import { createLineFinder } from './sourceFile.ts';

/** A token of JavaScript or C; `at` is its offset in the text. */
export type Token = {
  kind: 'word' | 'number' | 'string' | 'mark' | 'end';
  /** The text of a string is without quotes and escapes; that of a mark is one character. */
  text: string;
  at: number;
  /** Whether a string has no end, or a template has code in it. */
  isBroken?: boolean;
};

/**
 * Reads the tokens of a text one by one, without white space and comments; after the last one
 * always `end`.
 */
export type Lexer = {
  next: () => Token;
  /** The token that `next` will return. */
  peek: () => Token;
  /** The line of an offset, counted from 1. */
  lineAt: (offset: number) => number;
};

/** Whether the token is the mark, one character. */
export function isMark({ kind, text }: Token, mark: string): boolean {
  return kind === 'mark' && text === mark;
}

const blank = /(?:\s|\/\/[^\n]*)+/y;
const word = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const number = /(?:0x[\da-f]+|\d[\d_]*(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+)/iy;

/** Marks that are frequent and begin neither a word nor a number. */
const marks: ReadonlySet<string> = new Set('{}[]()<>,:;=+-*/!?&|');

/** Splits the text from the offset on into tokens. */
export function createLexer(text: string, from = 0): Lexer {
  let position = from;
  let peekedToken: Token | undefined;

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = position;
    return pattern.exec(text)?.[0];
  }

  function skipBlank(): void {
    for (;;) {
      const space = match(blank);
      if (space !== undefined) position += space.length;
      else if (text.startsWith('/*', position)) {
        const end = text.indexOf('*/', position + 2);
        position = end < 0 ? text.length : end + 2;
      } else return;
    }
  }

  function readString(): Token {
    const at = position;
    const quote = text[at]!;
    const parts: string[] = [];
    let start = ++position;
    for (; position < text.length; position++) {
      const character = text[position];
      if (character === quote) {
        parts.push(text.slice(start, position++));
        return { kind: 'string', text: parts.join(''), at };
      }
      if (character === '\n' && quote !== '`') break;
      if (character === '$' && quote === '`' && text[position + 1] === '{') break;
      if (character === '\\') {
        parts.push(text.slice(start, position));
        const { value, length } = readEscape(text.slice(position + 1, position + 12));
        parts.push(value);
        position += length;
        start = position + 1;
      }
    }
    parts.push(text.slice(start, position));
    return { kind: 'string', text: parts.join(''), at, isBroken: true };
  }

  function readToken(): Token {
    skipBlank();
    const at = position;
    const character = text[at];
    if (character === undefined) return { kind: 'end', text: '', at };
    if (character === '"' || character === "'" || character === '`') return readString();
    if (!marks.has(character)) {
      const digits = match(number);
      const content = digits ?? match(word);
      if (content) {
        position += content.length;
        return { kind: digits === undefined ? 'word' : 'number', text: content, at };
      }
    }
    position++;
    return { kind: 'mark', text: character, at };
  }

  return {
    next() {
      const token = peekedToken ?? readToken();
      peekedToken = undefined;
      return token;
    },
    peek() {
      peekedToken ??= readToken();
      return peekedToken;
    },
    lineAt: createLineFinder(text),
  };
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['\n', ''],
]);

/** The character of an escape sequence, given the text after the backslash, and the text's length. */
function readEscape(text: string): { value: string; length: number } {
  const [sequence = '', braced, plain, byte] =
    /^(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2}))/i.exec(text) ?? [];
  const hex = braced ?? plain ?? byte;
  if (hex !== undefined) {
    const code = Number.parseInt(hex, 16);
    return { value: code <= 0x10ffff ? String.fromCodePoint(code) : '', length: sequence.length };
  }
  const character = text.slice(0, 1);
  return { value: escapes.get(character) ?? character, length: 1 };
}
