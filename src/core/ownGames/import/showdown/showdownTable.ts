import { type Literal, type LiteralField, parseLiteral } from '#core/ownGames/import/jsLiteral.ts';
import { createLexer, type Lexer } from '#core/ownGames/import/lexer.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';

/** The fields of the object that a file of Pokémon Showdown exports, and its lines. */
export type ShowdownTable = { fields: LiteralField[]; lexer: Lexer };

/** `export const TypeChart: Table = {`, `exports.BattleTypeChart = {` or `export default {`. */
const beginning =
  /^[ \t]*(?:export|exports|module|const)\b[^=;\n]{0,300}=\s?(?=\{)|^[ \t]*export default (?=\{)/gm;

/**
 * The table that the file exports; undefined if it exports none that is written out. Throws `tooLong`
 * beyond `maxFields` entries, `tooDeep` or `brokenSyntax`.
 */
export function readTable({ text }: SourceFile, maxFields: number): ShowdownTable | undefined {
  const start = [...text.matchAll(beginning)].find((match) => !match[0].includes('require'));
  if (!start) return undefined;
  const lexer = createLexer(text, start.index + start[0].length);
  const literal = parseLiteral(lexer, maxFields);
  return literal.kind === 'object' ? { fields: literal.fields, lexer } : undefined;
}

/** The value of a field of an object; undefined if there is none. */
export function findField(literal: Literal, key: string): Literal | undefined {
  if (literal.kind !== 'object') return undefined;
  return literal.fields.findLast((field) => field.key === key)?.value;
}

/** The string of a literal; undefined for any other literal. */
export function textOfLiteral(literal: Literal | undefined): string | undefined {
  return literal?.kind === 'value' && typeof literal.value === 'string' ? literal.value : undefined;
}

/**
 * The name in small letters, without characters other than letters and digits, as in keys of
 * Showdown.
 */
export function showdownKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
