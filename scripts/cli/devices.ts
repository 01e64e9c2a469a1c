import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { parseCount } from './options.ts';

/** What the command prints for `--help`. */
export const usage = `npm run devices -- [OPTIONS]
Edits, saves, restores and removes at random in the tabs of two devices, without a browser, and
reports what is lost.
  --steps N       actions (10000)
  --seed S        repeats a run
  --replay FILE   repeats the actions of the file, one JSON line each`;

/** Runs the test of two devices with the options of `usage`. Exit code 1 if something is lost. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      steps: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 1e9)) },
      replay: { type: 'string' },
    },
  });
  const seed = parseCount('seed', values.seed);
  console.log(`seed ${seed}`);
  const { status } = spawnSync('npx', ['vitest', 'run', 'tests/devices'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      DEVICE_STEPS: String(parseCount('steps', values.steps)),
      DEVICE_SEED: String(seed),
      ...(values.replay !== undefined && { DEVICE_REPLAY: values.replay }),
    },
  });
  process.exitCode = status ?? 1;
}
