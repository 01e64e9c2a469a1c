import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { diceOf } from '#tests/dice.ts';
import { parseCount } from '../cli/options.ts';
import { listMutations, type Mutation, mutate } from './mutations.ts';
import { succeeds } from './processGroup.ts';

type Place = Mutation & { file: string; source: string };

const timeoutMs = 4 * 60_000;

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

/** Which check of a folder notices the change of a file, the fast checks first; undefined if none does. */
async function findFailure(cwd: string, file: string): Promise<string | undefined> {
  const folder = dirname(file).split('/').slice(0, 3).join('/');
  const related = ['vitest', 'related', '--run', '--bail=1', '--passWithNoTests', file];
  const checks: [name: string, command: string[]][] = [
    ['types', ['tsc', '-p', 'tsconfig.json']],
    [
      'tests of its folder',
      // The tests of a screen are above the folders of its parts.
      ['vitest', 'run', '--bail=1', '--passWithNoTests', `${folder}/`],
    ],
    ['tests', related],
  ];
  for (const [name, command] of checks)
    if (!(await succeeds('npx', command, { cwd, timeoutMs }))) return name;
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
  const copy = copyRepository();
  const count = parseCount('count', values.count);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  let survivorCount = 0;
  for (let index = 0; index < count; index++) {
    const [place] = places.splice(dice.below(places.length), 1);
    if (!place) break;
    const path = join(copy, place.file);
    writeFileSync(path, mutate(place.source, place));
    const failure = await findFailure(copy, place.file);
    writeFileSync(path, place.source);
    if (!failure) survivorCount++;
    console.log(`${failure ? `killed by ${failure}` : 'SURVIVED'}: ${describe(place)}`);
  }
  console.log(`${count - survivorCount} of ${count} changes noticed`);
}
