// The tests that compare tables of facts and rules with their sources and with the simulator, and other long tests of the
// code without screens. The same inputs have the same result, so `npm test` leaves them out if they have passed with these.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The files of the tests, and what each reads or runs besides what it imports.
 * @type {Record<string, string[]>} */
export const comparisons = {
  'scripts/cli/ask.test.ts': ['scripts/run/runTs.mjs'],
  'scripts/data/champions.test.ts': [],
  'scripts/data/generate.test.ts': ['public/locales'],
  'scripts/data/generateBosses.test.ts': ['docs/data.md'],
  'scripts/data/generateLearn.test.ts': [],
  // Its declarations have all types that they import.
  'scripts/package/package.test.ts': [
    'package',
    'scripts/package',
    'src/core',
    'tsconfig.base.json',
    'LICENSE',
  ],
  'src/core/answers/battle.properties.test.ts': [],
  'src/core/answers/battle.simulator.test.ts': [],
  'src/core/answers/calculator.test.ts': [],
  'src/core/answers/comparison.properties.test.ts': [],
  'src/core/answers/coverage.properties.test.ts': [],
  'src/core/answers/leftOut.simulator.test.ts': [],
  'src/core/answers/ownChart.properties.test.ts': [],
  'src/core/answers/selection.properties.test.ts': [],
  'src/core/answers/simulator.test.ts': [],
  'src/core/answers/teams.simulator.test.ts': [],
  'src/core/doubles/doubles.properties.test.ts': [],
  'src/core/doubles/doubles.simulator.test.ts': [],
  'src/core/doubles/pairs.properties.test.ts': [],
  'src/core/formats/showdown/foreignSets.test.ts': ['public/locales'],
  'src/core/formats/showdown/importNames.test.ts': [],
  'src/core/links/fuzz.test.ts': [],
  'src/core/ownGames/import/logs/randomizerLog.test.ts': [],
  'src/core/ownGames/import/readOwnGame.properties.test.ts': ['tests/ownGame'],
  'src/core/ownGames/import/readOwnGame.test.ts': ['tests/ownGame'],
  'src/core/picks/tournamentPairs.simulator.test.ts': ['tests/doubles/tournamentTeams.json'],
  'src/core/picks/unknownForms.test.ts': [],
  'src/core/pokedex/pokemonFinder.test.ts': [],
  'src/core/pokedex/search/search.test.ts': ['public/locales'],
  'src/core/practice/practice.properties.test.ts': [],
  'src/core/saves/readSave.test.ts': [],
  'tests/names.test.ts': [],
};

/** What they may all read, without texts; the lock file has the versions of the packages. */
const readFiles = [
  'data',
  'public',
  'docs/effects.md',
  'package-lock.json',
  'src/app/screens/pages/comparisons.json',
  'tests/runs.ts',
  'tests/setup.ts',
];

/** Texts, and what is recorded about them: they change often, and no fact with them. */
const texts = /^(public\/locales|data\/(translat|placeholderOrder|sameAsEnglish))/;

/** The file with the hashes of the inputs with which they have passed. */
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

/** @type {Map<string, string[]>} */
const importsOf = new Map();

/** What a file imports from this repository: values, and what it loads later.
 * @param {string} file @returns {string[]} */
function listImports(file) {
  const imports = importsOf.get(file) ?? readImports(file);
  importsOf.set(file, imports);
  return imports;
}

/** @param {string} file @returns {string[]} */
function readImports(file) {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  // Types change no result.
  const source = readFileSync(file, 'utf8').replace(/^(im|ex)port type [^;]*;/gm, '');
  return [...source.matchAll(/(?:\bfrom|\bimport)[\s(]*'([#.][^'?]+)/g)].flatMap(
    ([, name = '']) => {
      const path = name.startsWith('#')
        ? resolveImport(name)
        : posix.join(posix.dirname(file), name);
      return existsSync(path) ? [path] : [];
    },
  );
}

/** Everything on which the result of a test depends, in this repository.
 * @param {string} test */
export function listInputs(test) {
  const facts = readFiles.flatMap(listFiles).filter((file) => !texts.test(file));
  const inputs = new Set([test, ...(comparisons[test] ?? []).flatMap(listFiles), ...facts]);
  // A set also iterates over what is added meanwhile.
  for (const file of inputs) for (const other of listImports(file)) inputs.add(other);
  return [...inputs].sort();
}

const ownVersions = /(?<="name": "countertype",\s+)"version": "[^"]+"/g;

/** The lines of the hashes of the inputs, one for each test, the same on all systems and in all versions of the app: a
 * release changes no fact. */
export function hashInputs() {
  /** @type {Map<string, string>} */
  const hashes = new Map();
  /** @param {string} text */
  const hashOf = (text) => createHash('sha256').update(text, 'latin1').digest('hex');
  /** @param {string} file */
  const lineOf = (file) => {
    const hash =
      hashes.get(file) ??
      hashOf(readFileSync(file, 'latin1').replaceAll('\r\n', '\n').replace(ownVersions, ''));
    hashes.set(file, hash);
    return `${hash}  ${file}\n`;
  };
  return Object.keys(comparisons).map(
    (test) => `${hashOf(listInputs(test).map(lineOf).join(''))}  ${test}`,
  );
}

/** The tests that have passed with inputs of these hashes.
 * @param {string[]} lines */
export function listCompared(lines) {
  const passed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(/\r?\n/) : [];
  return lines.filter((line) => passed.includes(line)).map((line) => line.replace(/^\w+ +/, ''));
}

/** Saves that the tests have passed with inputs of these hashes.
 * @param {string[]} lines */
export function saveComparisons(lines) {
  writeFileSync(stampFile, `${lines.join('\n')}\n`);
}
