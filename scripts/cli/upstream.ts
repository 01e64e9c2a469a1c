import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** One command of the check; a failure of a `required` one ends it. */
type Step = {
  title: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  isRequired?: true;
};

/** Runs a command, whose output goes to the terminal, and returns its exit code. */
type Run = (step: Step) => number;

/** The packages whose facts and numbers the tests compare with ours. */
function listPackages(): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    /^@(pkmn|smogon)\//.test(name),
  );
}

/** The steps of the check, in their order. */
export function listSteps(packages: readonly string[] = listPackages()): readonly Step[] {
  return [
    {
      title: 'Install the newest packages',
      command: ['npm', 'install', '--no-save', ...packages.map((name) => `${name}@latest`)],
      isRequired: true,
    },
    { title: 'Generate the data anew', command: ['npm', 'run', '-s', 'generate'] },
    {
      title: 'Compare the data with what is committed',
      command: [
        ...['git', '--no-pager', 'diff', '--exit-code', '--stat', '--patch'],
        // It has the versions of the packages, which always differ.
        ...['--', 'public', 'src', ':!src/app/screens/pages/comparisons.json'],
      ],
    },
    {
      title: 'Run the tests of a release, with new random values',
      command: ['npx', 'vitest', 'run', '--reporter=dot'],
      env: { FULL: '1' },
    },
    {
      title: 'Compare new situations and teams with the simulator',
      command: ['npm', 'run', '-s', 'differential'],
    },
  ];
}

/** What the command prints for `--help`. */
export const usage = `npm run upstream
Compares us with the newest @pkmn packages and @smogon/calc, which it installs without saving:
generates the data anew and prints what changed, tests with new random values, and compares
new situations with the simulator. Exit code 1 if anything differs; docs/data.md says what to do then.
Run it in a clean working tree, and "npm ci" and "git restore public src" afterwards.`;

function runStep({ command: [name = '', ...args], env }: Step): number {
  const { status } = spawnSync(name, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status ?? 1;
}

/** Runs the steps, and prints which failed; exit code 1 if one did. */
export function main(
  _args: string[] = [],
  steps: readonly Step[] = listSteps(),
  run: Run = runStep,
): void {
  const failed: string[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.title}`);
    if (run(step) === 0) continue;
    failed.push(step.title);
    if (step.isRequired) break;
  }
  console.log('');
  if (failed.length === 0) {
    console.log('Nothing differs.');
    return;
  }
  for (const title of failed) console.log(`FAILED: ${title}`);
  console.log('docs/data.md, "When the weekly check fails", says what to do.');
  process.exitCode = 1;
}
