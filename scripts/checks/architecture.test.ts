import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const docs = readFileSync('docs/architecture.md', 'utf8');

/** The folders of src in the order in which they may import each other, by the two lists in the docs. */
const order = ['core', 'app'].flatMap((half) => {
  const [, list = ''] = new RegExp(`^- ${half}: (.+(?:\\n {2}.+)*)`, 'm').exec(docs) ?? [];
  return [...list.matchAll(/`([\w/]+)`/g)].map(([, name]) => `${half}/${name}`);
});

/** The folder of the list that has a file of src, the longest first; each screen is one of its own. */
function folderOf(file: string): string {
  const [screen] = /^app\/screens\/\w+/.exec(file) ?? [];
  if (screen) return screen;
  const folders = order.filter((folder) => file.startsWith(`${folder}/`));
  return folders.sort((one, other) => other.length - one.length)[0] ?? '';
}

function positionOf(folder: string): number {
  return order.indexOf(folder.startsWith('app/screens/') ? 'app/screens' : folder);
}

/** What a file of src imports from src: values, types, and what it loads later. */
function importsOf(file: string): string[] {
  const source = readFileSync(join('src', file), 'utf8');
  const { module } = parseSync(file, source);
  const paths = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    ),
  ];
  return paths.flatMap((path) => {
    if (path.startsWith('#core/') || path.startsWith('#app/')) return path.slice(1);
    return path.startsWith('./') ? join(file, '..', path) : [];
  });
}

/** The files in folders of the list, without tests. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
  .filter((file) => file.split('/').length > 2);

test('every folder of src is in the lists, and the lists have no other', () => {
  const folders = new Set(files.map((file) => folderOf(file)));
  const names = [...folders].map((folder) => folder.replace(/^(app\/screens)\/.*/, '$1'));
  expect(new Set(names)).toEqual(new Set(order));
});

test('a folder imports only from itself and from those before it', () => {
  const wrong = files.flatMap((file) => {
    const folder = folderOf(file);
    return importsOf(file)
      .filter((path) => path.split('/').length > 2)
      .map((path) => folderOf(path))
      .filter((other) => other !== folder && positionOf(other) >= positionOf(folder))
      .map((other) => `${file} imports from ${other}`);
  });
  expect(wrong).toEqual([]);
});

test('no folder has more than thirty files of code of its own', () => {
  const folders = files.map((file) => join(file, '..'));
  const isLarge = (folder: string) => folders.filter((each) => each === folder).length > 30;
  expect([...new Set(folders)].filter(isLarge)).toEqual([]);
});
