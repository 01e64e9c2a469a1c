import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** An export of the package, as its declaration has it. */
type Export = {
  name: string;
  /** The text of its doc comment in one line, '' if it has none. */
  description: string;
  declaration: string;
};

/** Writes `API.md`: every export of every entry, with its description and its declaration. */
export function writeDocumentation(outDir: string, entries: readonly string[]): void {
  const sections = entries.map((entry) => {
    const specifier = entry === 'index' ? 'countertype' : `countertype/${entry}`;
    const parts = exportsOf(outDir, entry).map(
      ({ name, description, declaration }) =>
        `### ${name}\n\n${description}\n\n\`\`\`ts\n${declaration}\n\`\`\`\n`,
    );
    return `## ${specifier}\n\n${parts.join('\n')}`;
  });
  const introduction =
    'The exports of the package, from its declarations. Multipliers are numbers of 0 or more; 2 is double damage.';
  writeFileSync(join(outDir, 'API.md'), `# API\n\n${introduction}\n\n${sections.join('\n')}`);
}

/** The exports of an entry in alphabetical order; throws for one without a declaration. */
function exportsOf(outDir: string, entry: string): Export[] {
  const text = readFileSync(join(outDir, `${entry}.d.ts`), 'utf8');
  const lists = text.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)';/g);
  const names = [...lists].flatMap(([, list = '', file = '']) =>
    list
      .split(',')
      .map((item) => item.trim().replace(/^type /, ''))
      .filter(Boolean)
      .map((name) => ({ name, file: posix.join(posix.dirname(entry), file) })),
  );
  const own = declarationsIn(text);
  const others = names.map(({ name, file }) => {
    const path = join(outDir, file.replace(/\.js$/, '.d.ts'));
    const match = declarationsIn(readFileSync(path, 'utf8')).find((each) => each.name === name);
    if (!match) throw new Error(`${file} does not declare ${name}`);
    return match;
  });
  return [...own, ...others].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The exported declarations of a file; each ends at a line without indentation that ends with a semicolon. */
function declarationsIn(text: string): Export[] {
  const pattern =
    /^(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?(export (?:declare )?(?:function|const|type|class|interface) (\w+)(?:.*;$|[\s\S]*?^\S.*;$))/gm;
  return [...text.matchAll(pattern)].map(([, comment = '', declaration = '', name = '']) => ({
    name,
    description: comment
      .replace(/^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
    declaration: declaration.replace(/^export (?:declare )?/, '').trim(),
  }));
}
