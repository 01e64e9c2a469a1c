import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { diceOf } from '#tests/dice.ts';
import { parseCount } from '../cli/options.ts';
import { listMutations, type Mutation, mutate } from './mutations.ts';
import { runGroup } from './processGroup.ts';
import { addReachCalls } from './reach.ts';

type Place = Mutation & { file: string; source: string };

const timeoutMs = 30 * 60_000;

/** The files of the repository, without those that git ignores. */
function listFiles(...folders: string[]): string[] {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...folders],
    { encoding: 'utf8' },
  );
  return stdout.split('\0').filter(Boolean);
}

/** Copies the repository; the copy shares its packages. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutate-'));
  for (const file of listFiles().filter(existsSync)) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** Added to the setup of the tests, it notes which places each test file reaches. */
const noteReached = `
import { appendFileSync as appendReached } from 'node:fs';
import { afterAll as afterFile, expect as expectOf } from 'vitest';
const reached = new Set<number>();
Object.assign(globalThis, { reach: (place: number) => reached.add(place) });
afterFile(() => {
  appendReached('reached.txt', \`\${JSON.stringify([expectOf.getState().testPath, ...reached])}\\n\`);
});
`;

/** Runs all tests of a copy once, and finds the test files that reach each place. */
async function findTests(cwd: string, places: readonly Place[]): Promise<string[][]> {
  const setup = join(cwd, 'tests/setup.ts');
  const setupSource = readFileSync(setup, 'utf8');
  appendFileSync(setup, noteReached);
  for (const { file, source } of places) {
    const ids = [...places.keys()].filter((id) => places[id]?.file === file);
    const offsets = ids.map((id) => places[id]?.start ?? 0);
    writeFileSync(join(cwd, file), addReachCalls(file, source, offsets, ids));
  }
  const outcome = await runGroup('npx', ['vitest', '--run'], { cwd, timeoutMs });
  if (outcome === 'too late') throw new Error('The tests took too long');
  for (const { file, source } of places) writeFileSync(join(cwd, file), source);
  writeFileSync(setup, setupSource);
  const files = readFileSync(join(cwd, 'reached.txt'), 'utf8').trim().split('\n');
  const tests = places.map((): string[] => []);
  for (const line of files) {
    const [path, ...ids]: [string, ...number[]] = JSON.parse(line);
    for (const id of ids) tests[id]?.push(relative(cwd, path));
  }
  return tests;
}

/** Which check of a copy notices the change of a file, the fast checks first; undefined if none does. */
async function findFailure(
  cwd: string,
  file: string,
  tests: readonly string[],
): Promise<string | undefined> {
  // The tests of a screen are above the folders of its parts.
  const folder = `${dirname(file).split('/').slice(0, 3).join('/')}/`;
  const near = tests.filter((test) => test.startsWith(folder));
  const far = tests.filter((test) => !test.startsWith(folder));
  const vitest = ['vitest', '--run', '--bail=1'];
  const checks: [name: string, command: string[]][] = [
    ['types', ['tsc', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', 'types.json']],
    ['tests of its folder', near.length > 0 ? [...vitest, ...near] : []],
    ['tests', far.length > 0 ? [...vitest, ...far] : []],
  ];
  for (const [name, command] of checks.filter((check) => check[1].length > 0)) {
    const outcome = await runGroup('npx', command, { cwd, timeoutMs });
    if (outcome !== 'passed') return outcome === 'failed' ? name : `${name}, which ended too late`;
  }
  return;
}

function listPlaces(file: string): Place[] {
  const source = readFileSync(file, 'utf8');
  return listMutations(file, source).map((mutation) => ({ ...mutation, file, source }));
}

function describe({ file, source, start, end, text }: Place): string {
  const line = source.slice(0, start).split('\n').length;
  const shorten = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${file}:${line} ${shorten(source.slice(start, end))} → ${shorten(text)}`;
}

/** What the command prints for `--help`. */
export const usage = `npm run mutate -- [OPTIONS]
Changes the code at random and reports the changes that no check notices.
  --count N     the number of changes (30)
  --seed S      repeats a run (1)
  --in FOLDER   where to change code (src)`;

/** Changes a copy of the repository with the options of `usage`, and prints what is noticed. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      in: { type: 'string', default: 'src' },
    },
  });
  const dice = diceOf(parseCount('seed', values.seed));
  const places = listFiles(...values.in.split(','))
    .filter((file) => existsSync(file) && /(?<!\.test|\.d)\.tsx?$/.test(file))
    .flatMap(listPlaces);
  if (places.length === 0) throw new Error(`--in: ${values.in} has no source`);
  const chosen = Array.from(
    { length: Math.min(parseCount('count', values.count), places.length) },
    () => places.splice(dice.below(places.length), 1)[0] as Place,
  );
  const copy = copyRepository();
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const tests = await findTests(copy, chosen);
  let survivorCount = 0;
  for (const [index, place] of chosen.entries()) {
    const path = join(copy, place.file);
    writeFileSync(path, mutate(place.source, place));
    const failure = await findFailure(copy, place.file, tests[index] ?? []);
    writeFileSync(path, place.source);
    if (!failure) survivorCount++;
    console.log(`${failure ? `killed by ${failure}` : 'SURVIVED'}: ${describe(place)}`);
  }
  console.log(`${chosen.length - survivorCount} of ${chosen.length} changes noticed`);
}
