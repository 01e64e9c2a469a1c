import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const codeFolders = ['src', 'scripts', 'tests', 'e2e', 'browsers', 'package'];
const folders = [...codeFolders, 'data', 'docs', 'public', 'hosting'];

/** Names that docs invent for an example. */
const exampleNames = /speed|LANGUAGE|^\.\/file|^(?:parse|format)X$|^x(?:Of|In)\(/i;

/** Names of other programs. */
const foreignNames = new Set([
  ...['typechart.ts', 'src/data/type.ts', 'src/field/pokemon.ts', 'data/pokemon/evos_attacks.asm'],
  ...['HandFist', 'InverseBattleChallenge', 'MewtwoX', 'NoFusionAbilityAbAttr'],
]);

function listFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...names.map((name) => join(folder, name))];
}

const paths = [...folders.flatMap(listFiles), ...readdirSync('.')];

/** The ends of all paths, such as `TypePicker.tsx` and `typeUi/TypePicker.tsx`. */
const pathEnds = new Set(
  paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
  }),
);

const words = new Set(
  [...codeFolders.flatMap(listFiles), ...readdirSync('.')]
    .filter((path) => /\.(?:tsx?|mjs|json)$/.test(path))
    .flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []),
);

/** The pages about the code of today; notes are about that of their day. */
const pages = ['README.md', 'CONTRIBUTING.md', 'package/README.md', ...listFiles('docs')].filter(
  (path) => path.endsWith('.md') && !path.startsWith('docs/notes/'),
);

/** The names between back-ticks, without blocks of code. */
function namesOf(page: string): string[] {
  const text = readFileSync(page, 'utf8').replace(/^```.*?^```/gms, '');
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
}

function isPath(name: string): boolean {
  const isInFolder = folders.some((folder) => name.startsWith(`${folder}/`));
  return /^[\w./-]+$/.test(name) && (isInFolder || /\w\.(?:tsx?|mjs|css)$/.test(name));
}

function exists(name: string): boolean {
  if (exampleNames.test(name) || foreignNames.has(name)) return true;
  if (isPath(name)) return pathEnds.has(name.replace(/\/$/, ''));
  const [, identifier] = /^((?:[a-z]+|[A-Z][a-z]+)[A-Z]\w*)(?:\(.*)?$/.exec(name) ?? [];
  return !identifier || words.has(identifier);
}

test.each(pages)('%s names only files and code that exist', (page) => {
  expect(namesOf(page).filter((name) => !exists(name))).toEqual([]);
});

test.each(pages)('%s links only to files that exist', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)];
  const targets = links.map(([, target = '']) => join(page, '..', target));
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});
