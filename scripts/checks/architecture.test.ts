import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Override {
  includes: string[];
  linter?: { rules: { style?: { noRestrictedImports: { options: { patterns: Pattern[] } } } } };
}
interface Pattern {
  group: string[];
}

const { overrides }: { overrides: Override[] } = JSON.parse(readFileSync('biome.json', 'utf8'));

const rows = readFileSync('docs/architecture.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, folder]) => folder !== 'folder')
  .map(([, folder = '', folders = '', packages = '']) => ({ folder, folders, packages }));

function linterRow(folder: string): { folders: string; packages: string } {
  const override = overrides.find(({ includes }) => includes.includes(`src/${folder}/**`));
  const style = override?.linter?.rules.style;
  if (!style) return { folders: 'all', packages: 'all' };
  const group = style.noRestrictedImports.options.patterns.flatMap((pattern) => pattern.group);
  // The first pattern forbids everything, those with an exclamation mark allow a part again.
  expect(group[0]).toBe('**');
  expect(group.at(-1)).toBe('**/../**');
  const allowedNames = group
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => pattern.slice(1).replace(/\/\*\*$/, ''))
    .filter((name) => name !== '.');
  const list = (names: string[]) => [...new Set(names)].join(', ') || 'none';
  return {
    folders: list(allowedNames.filter((name) => name.startsWith('#')).map((name) => name.slice(1))),
    packages: list(allowedNames.filter((name) => !name.startsWith('#'))),
  };
}

test('the table names every folder of src', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(rows.map(({ folder }) => folder).sort()).toEqual(folders.map(({ name }) => name).sort());
});

test.each(rows)('the table and the linter agree on $folder', ({ folder, folders, packages }) => {
  expect(linterRow(folder)).toEqual({ folders, packages });
});

test('the linter has no row that the table lacks', () => {
  const lintedFolders = overrides
    .flatMap(({ includes }) => includes)
    .flatMap((path) => /^src\/(\w+)\//.exec(path)?.[1] ?? []);
  expect(rows.map(({ folder }) => folder)).toEqual(expect.arrayContaining(lintedFolders));
});
