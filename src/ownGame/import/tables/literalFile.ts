import { ImportError } from '#ownGame/import/importError.ts';
import { type Literal, parseLiteral } from '#ownGame/import/jsLiteral.ts';
import { createLexer } from '#ownGame/import/lexer.ts';

/** The objects and lists that a file of JSON, JavaScript or GDScript writes out, and its lines. */
export type LiteralFile = { roots: Literal[]; lineAt: (offset: number) => number };

/** `= {`, `export default {`, `return {` or `freeze({`, and the beginning of a file of JSON. */
const beginning = /^\s*(?=[[{])|(?:[^=!<>]=|\bdefault|\breturn|\()[ \t\n]{0,20}(?=[[{])/g;

/** A part of a file that a reader understands. */
export type LiteralTable = { name: string; table: Literal; lineAt: LiteralFile['lineAt'] };

/** Parts of a file that a reader understands. */
export type LiteralTables = {
  name: string;
  tables: readonly Literal[];
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
  const roots: Literal[] = [];
  const { lineAt } = createLexer(text);
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

/** The entries of the literal by name; those without a name are left out. */
export function entriesOf(literal: Literal): LiteralEntry[] {
  if (literal.kind === 'object') {
    return literal.fields.flatMap(({ key, value, at }) =>
      key === undefined ? [] : { key, value, at },
    );
  }
  if (literal.kind !== 'list') return [];
  return literal.items.flatMap((value) => {
    const key = nameOf(value);
    return key === undefined ? [] : { key, value, at: value.at };
  });
}

/** The name that an object has in one of its fields; undefined if it has none. */
function nameOf(literal: Literal): string | undefined {
  if (literal.kind !== 'object') return undefined;
  const names = nameFields.flatMap((name) =>
    literal.fields.flatMap(({ key, value }) =>
      key === name && value.kind === 'value' && typeof value.value === 'string' ? value.value : [],
    ),
  );
  return names[0];
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
