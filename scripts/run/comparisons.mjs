// The tests that compare tables of facts and rules with their sources and with the simulator. The same inputs have the same
// result, so `npm test` leaves them out if they have passed with these inputs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The files of the tests. */
export const comparisons = [
  'scripts/data/champions.test.ts',
  'scripts/data/generate.test.ts',
  'scripts/data/generateBosses.test.ts',
  'scripts/data/generateLearn.test.ts',
  'src/core/answers/battle.simulator.test.ts',
  'src/core/answers/leftOut.simulator.test.ts',
  'src/core/answers/simulator.test.ts',
  'src/core/answers/teams.simulator.test.ts',
  'src/core/doubles/doubles.simulator.test.ts',
  'src/core/formats/showdown/foreignSets.test.ts',
  'tests/names.test.ts',
];

/** What they read besides what they import; the lock file has the versions of the packages. */
const readFiles = [
  'data',
  'public',
  'docs/effects.md',
  'package-lock.json',
  'src/app/screens/pages/comparisons.json',
  'tests/runs.ts',
  'tests/setup.ts',
];

/** The file with the hash of the inputs with which they have passed. */
export const stampFile = 'tests/comparisons.sha256';

/** The files below a path, or the path of a file.
 * @param {string} path @returns {string[]} */
function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => listFiles(`${path}/${name}`));
}

/** @type {{ imports: Record<string, string> }} */
const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The path of an import such as #folder/file.ts.
 * @param {string} name */
function resolveImport(name) {
  const [pattern = '', target = ''] =
    Object.entries(imports).find(([pattern]) => name.startsWith(pattern.slice(0, -1))) ?? [];
  return posix.normalize(target.replace('*', name.slice(pattern.length - 1)));
}

/** What a file imports from this repository: values, types, and what it loads later.
 * @param {string} file @returns {string[]} */
function listImports(file) {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(?:\bfrom|\bimport)[\s(]*'([#.][^'?]+)/g)].flatMap(
    ([, name = '']) => {
      const path = name.startsWith('#')
        ? resolveImport(name)
        : posix.join(posix.dirname(file), name);
      return existsSync(path) ? [path] : [];
    },
  );
}

/** Everything on which the results of the tests depend, in this repository. */
export function listInputs() {
  const inputs = new Set([...comparisons, ...readFiles.flatMap(listFiles)]);
  // A set also iterates over what is added meanwhile.
  for (const file of inputs) for (const other of listImports(file)) inputs.add(other);
  return [...inputs].sort();
}

const ownVersions = /(?<="name": "countertype",\s+)"version": "[^"]+"/g;

/** The hash of the inputs, the same on all systems and in all versions of the app: a release changes no fact. */
export function hashInputs() {
  const hash = createHash('sha256');
  for (const file of listInputs()) {
    const content = readFileSync(file, 'latin1').replaceAll('\r\n', '\n');
    hash.update(`${file}\n`).update(content.replace(ownVersions, ''));
  }
  return hash.digest('hex');
}

/** Whether the tests have passed with inputs of this hash.
 * @param {string} hash */
export function haveBeenCompared(hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === hash;
}

/** Saves that the tests have passed with inputs of this hash.
 * @param {string} hash */
export function saveComparison(hash) {
  writeFileSync(stampFile, `${hash}\n`);
}
