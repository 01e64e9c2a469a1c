import { isCommentKey } from '#core/charts/chartFile/commentKey.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import { type Literal, parseLiteral } from '#core/ownGames/import/jsLiteral.ts';
import { createLexer } from '#core/ownGames/import/lexer.ts';
import { findField, textOfLiteral } from '#core/ownGames/import/showdown/showdownTable.ts';
import { parseDictionaries } from './csharpDictionary.ts';

/** The objects and lists that a file of JSON, JavaScript, GDScript or C# writes out, and its lines. */
export type LiteralFile = { roots: Literal[]; lineAt: (offset: number) => number };

/** `= {`, `export default {`, `return {` or `freeze({`, and the beginning of a file of JSON. */
const beginning = /^\s*(?=[[{])|(?:[^=!<>]=|\bdefault|\breturn|\()[ \t\n]{0,20}(?=[[{])/g;

/** The part of a file that is its chart, and other charts, which are not read. */
export type LiteralTable = {
  name: string;
  table: Literal;
  otherCharts: readonly Literal[];
  lineAt: LiteralFile['lineAt'];
};

/** Parts of a file that a reader understands, and those that lack one of its fields. */
export type LiteralTables = {
  name: string;
  tables: readonly Literal[];
  brokenTables: readonly Literal[];
  lineAt: LiteralFile['lineAt'];
};

/** The maximum number of types in one object, including placeholders; a longer one is no chart. */
export const maxEntries = 400;

const maxFields = 20_000;
const maxRoots = 100;

/**
 * Parses the objects and lists of the file. If its syntax is broken, those before the mistake are
 * returned.
 */
export function parseLiteralFile(source: string): LiteralFile {
  // GDScript and Python have comments that begin with `#`.
  const text = source.replace(/^[ \t]*#.*$/gm, (comment) => ' '.repeat(comment.length));
  const { lineAt } = createLexer(text);
  const roots = parseDictionaries(text);
  beginning.lastIndex = 0;
  for (let count = 0; count < maxRoots; count++) {
    const match = beginning.exec(text);
    if (!match) break;
    const lexer = createLexer(text, beginning.lastIndex);
    try {
      roots.push(parseLiteral(lexer, maxFields));
    } catch (error) {
      if (error instanceof ImportError) break;
      throw error;
    }
    beginning.lastIndex = lexer.peek().at;
  }
  return { roots, lineAt };
}

/** An entry of an object or of a list of named objects. */
export type LiteralEntry = { key: string; value: Literal; at: number };

const nameFields = ['name', 'type', 'id', 'symbol', 'dbSymbol', 'identifier'];

/** The entries of the literal by name, without comments; those without a name are left out. */
export function entriesOf(literal: Literal): LiteralEntry[] {
  if (literal.kind === 'object') {
    return literal.fields.flatMap(({ key, value, at }) =>
      key === undefined || isCommentKey(key) ? [] : { key, value, at },
    );
  }
  if (literal.kind !== 'list') return [];
  return literal.items.flatMap((value) => {
    const key = nameOf(value);
    return key === undefined ? [] : { key, value, at: value.at };
  });
}

/** The name that an object has in one of its fields; undefined if it has none. */
export function nameOf(literal: Literal): string | undefined {
  if (literal.kind !== 'object') return undefined;
  const names = nameFields.flatMap((name) =>
    literal.fields.flatMap(({ key, value }) =>
      key === name && value.kind === 'value' && typeof value.value === 'string' ? value.value : [],
    ),
  );
  return names[0];
}

/** Warns about parts of an object or a list that `entriesOf` leaves out: they have no name. */
export function warnAboutUnnamed(
  literal: Literal,
  file: string,
  lineAt: LiteralFile['lineAt'],
  report: ImportReport,
): void {
  if (literal.kind === 'object') {
    const fields = literal.fields.filter(({ key }) => key === undefined);
    for (const { at } of fields) report.warn('code', file, lineAt(at));
  } else if (literal.kind === 'list') {
    const items = literal.items.filter((item) => nameOf(item) === undefined);
    for (const item of items) report.warn('unknownLine', file, lineAt(item.at), excerptOf(item));
  }
}

/** The first field of an object that is a text, to name the object. */
function excerptOf(literal: Literal): string | undefined {
  if (literal.kind !== 'object') return undefined;
  const texts = literal.fields.flatMap(({ key, value }) =>
    value.kind === 'value' && typeof value.value === 'string' ? `${key}: ${value.value}` : [],
  );
  return texts[0];
}

/** The objects with a field that is a list and one that is a text, and those that lack one of the two. */
export function findTables(
  { roots }: LiteralFile,
  listField: string,
  textField: string,
): Pick<LiteralTables, 'tables' | 'brokenTables'> {
  const objects = nestedLiterals(roots).filter((literal) =>
    [listField, textField].some((field) => findField(literal, field)),
  );
  const isTable = (literal: Literal) =>
    findField(literal, listField)?.kind === 'list' &&
    textOfLiteral(findField(literal, textField)) !== undefined;
  const brokenTables = objects.filter((literal) => !isTable(literal));
  return { tables: objects.filter(isTable), brokenTables };
}

/** Warns about the broken tables of a file. */
export function warnAboutBroken(
  { name, brokenTables, lineAt }: LiteralTables,
  report: ImportReport,
): void {
  for (const literal of brokenTables) {
    report.warn('unknownLine', name, lineAt(literal.at), excerptOf(literal));
  }
}

/** Warns about the charts of a file that are not read. */
export function warnAboutOtherCharts(
  { name, otherCharts, lineAt }: LiteralTable,
  report: ImportReport,
): void {
  for (const { at } of otherCharts) report.warn('otherChart', name, lineAt(at));
}

/** Those of the charts that are no part of the chosen one and do not contain it. */
export function otherChartsThan(chosen: Literal, charts: readonly Literal[]): Literal[] {
  const parts = new Set(nestedLiterals([chosen]));
  return charts.filter((each) => !parts.has(each) && !nestedLiterals([each]).includes(chosen));
}

/** The objects and lists inside the literals, themselves included, at most four levels deep. */
export function nestedLiterals(literals: readonly Literal[], depth = 4): Literal[] {
  if (depth < 0) return [];
  return literals.flatMap((literal) => {
    if (literal.kind === 'object') {
      const values = literal.fields.map(({ value }) => value);
      return [literal, ...nestedLiterals(values, depth - 1)];
    }
    return literal.kind === 'list' ? [literal, ...nestedLiterals(literal.items, depth - 1)] : [];
  });
}
