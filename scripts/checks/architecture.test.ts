import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Override {
  includes: string[];
  linter?: {
    rules: { style?: { noRestrictedImports: { options: { patterns: { group: string[] }[] } } } };
  };
}

const { overrides }: { overrides: Override[] } = JSON.parse(readFileSync('biome.json', 'utf8'));

/** The folders and packages that a folder may import, by the table in the docs. */
const table = readFileSync('docs/architecture.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, folder]) => folder !== 'folder')
  .map(([, folder = '', folders = '', packages = '']) => [folder, { folders, packages }] as const);

/** The same by the linter. */
function linterRow(folder: string): { folders: string; packages: string } {
  const override = overrides.find(({ includes }) => includes.includes(`src/${folder}/**`));
  const style = override?.linter?.rules.style;
  if (!style) return { folders: 'all', packages: 'all' };
  const group = style.noRestrictedImports.options.patterns.flatMap((pattern) => pattern.group);
  // The first pattern forbids everything, those with an exclamation mark allow a part again.
  expect(group[0]).toBe('**');
  expect(group.at(-1)).toBe('**/../**');
  const allowedNames = group
    .filter((pattern) => pattern.startsWith('!') && pattern !== '!./**')
    .map((pattern) => pattern.slice(1).replace(/\/\*\*$/, ''));
  const list = (names: string[]) => [...new Set(names)].join(', ') || 'none';
  return {
    folders: list(allowedNames.filter((name) => name.startsWith('#')).map((name) => name.slice(1))),
    packages: list(allowedNames.filter((name) => !name.startsWith('#'))),
  };
}

test('the table and the linter agree on every folder of src', () => {
  const folders = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(Object.fromEntries(table)).toEqual(
    Object.fromEntries(folders.map((folder) => [folder, linterRow(folder)])),
  );
});

test('the linter has no row of a folder that src lacks', () => {
  const lintedFolders = overrides
    .flatMap(({ includes }) => includes)
    .flatMap((path) => /^src\/(\w+)\//.exec(path)?.[1] ?? []);
  expect(table.map(([folder]) => folder)).toEqual(expect.arrayContaining(lintedFolders));
});
