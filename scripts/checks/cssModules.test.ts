import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });

/** The CSS modules that each file of src imports, as they are written there. */
const imports = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/'([^']*\.module\.css)'/g)].map(
      ([, css = '']) => ({ file, css }),
    ),
  );

test('a file imports no CSS module but its own', () => {
  const foreign = imports.filter(
    ({ file, css }) => css !== `./${basename(file).replace(/\.tsx?$/, '')}.module.css`,
  );
  expect(foreign).toEqual([]);
});

test('every CSS module is imported', () => {
  const own = new Set(imports.map(({ file }) => file.replace(/\.tsx?$/, '.module.css')));
  const modules = files.filter((file) => file.endsWith('.module.css'));
  expect(modules.length).toBeGreaterThan(0);
  expect(modules.filter((file) => !own.has(file))).toEqual([]);
});

test('no two CSS modules share the folder name and the file name that begin their classes', () => {
  const names = imports.map(({ file }) => file.split('/').slice(-2).join('/'));
  expect(new Set(names).size).toBe(names.length);
});

test.each(imports)('every class of $css is used', ({ file }) => {
  const css = readFileSync(`src/${file.replace(/\.tsx?$/, '.module.css')}`, 'utf8');
  const selectors = css
    .replace(/\/\*.*?\*\/|"[^"]*"/gs, '')
    .match(/[^{};]+(?=\{)/g)
    ?.join(' ');
  const definedClasses = [...(selectors ?? '').matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name]) => name,
  );
  const source = readFileSync(`src/${file}`, 'utf8');
  const usedClasses = new Set([...source.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name));
  expect(definedClasses.filter((name) => !usedClasses.has(name))).toEqual([]);
});

test.each([
  ['src/app/shell/beside.css', '.typeUi-AnswerCard-card'],
  ['index.html', 'ui-Card-card'],
  ['scripts/build/chartPage.ts', 'ui-Card-card'],
])('%s names only classes that exist', (source, example) => {
  const text = readFileSync(source, 'utf8');
  const missing = [...text.matchAll(/\b([a-z]\w*)-([A-Z]\w*)-(\w+)/g)].filter(
    ([, folder, file, name]) => {
      const path = files.find((each) => each.endsWith(`${folder}/${file}.module.css`));
      return !path || !new RegExp(`\\.${name}\\b`).test(readFileSync(`src/${path}`, 'utf8'));
    },
  );
  expect(text).toContain(example);
  expect(missing.map(([each]) => each)).toEqual([]);
});

// Regression: the rows had lost the class, so the links stood bare until the app replaced them.
test('the rows of links of the skeleton have the classes of SegmentedNav', () => {
  const skeleton = readFileSync('index.html', 'utf8');
  const rows = [...skeleton.matchAll(/<div([^>]*)>\s*<a data-link/g)].map(([, classes]) => classes);
  const row = 'controls-SegmentedNav-nav';
  expect(rows).toEqual([
    ` class="${row} controls-SegmentedNav-pill"`,
    ` class="${row}"`,
    ` class="${row}"`,
  ]);
  // The classes that the component gives them.
  const component = readFileSync('src/app/ui/controls/SegmentedNav.tsx', 'utf8');
  expect(component).toMatch(/\{styles\.nav\} \$\{styles\.pill\}` : styles\.nav\b/);
});
