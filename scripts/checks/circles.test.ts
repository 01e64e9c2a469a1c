import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

type Imports = ReadonlyMap<string, readonly string[]>;

/** What a file of src imports from src: values, types, and what it loads later. */
function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const paths = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    ),
  ];
  return paths.flatMap((path) => {
    if (path.startsWith('#')) return path.slice(1);
    return path.startsWith('./') ? join(file, '..', path) : [];
  });
}

/** The circles of the files that import each other, by Tarjan's algorithm: https://doi.org/10.1137/0201010 */
function findCircles(imports: Imports): string[][] {
  const circles: string[][] = [];
  const indexes = new Map<string, number>();
  const path: string[] = [];
  /** The lowest index in the path that the file reaches. */
  function visit(file: string): number {
    const index = indexes.size;
    indexes.set(file, index);
    path.push(file);
    let lowest = index;
    for (const other of imports.get(file) ?? []) {
      if (!indexes.has(other)) lowest = Math.min(lowest, visit(other));
      else if (path.includes(other)) lowest = Math.min(lowest, indexes.get(other) ?? index);
    }
    if (lowest < index) return lowest;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1 || imports.get(file)?.includes(file)) circles.push(circle.sort());
    return lowest;
  }
  for (const file of imports.keys()) if (!indexes.has(file)) visit(file);
  return circles;
}

test('no files of src import each other in a circle', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const imports = files
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => [file, importsOf(file, readFileSync(`src/${file}`, 'utf8'))] as const);
  expect(imports.filter(([, paths]) => paths.length > 0).length).toBeGreaterThan(100);
  const circles = findCircles(new Map(imports));
  expect(circles).toEqual([]);
});

test('finds each circle', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['e']],
  ]);
  expect(findCircles(imports)).toEqual([['e'], ['a', 'b', 'c']]);
});

test('counts the imports of types and of parts that load later', () => {
  const source =
    "import type { A } from './a.ts'; import { b } from '#b/b.ts'; const load = () => import('./c.ts');";
  expect(importsOf('folder/file.ts', source)).toEqual(['folder/a.ts', 'b/b.ts', 'folder/c.ts']);
});
