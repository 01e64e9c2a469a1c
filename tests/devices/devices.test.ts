import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chooseSteps, run, type Step, shrink } from './machine.ts';

/** How many steps a run has; the next one begins with new devices. */
const runLength = 250;

const stepCount = Number(process.env.DEVICE_STEPS ?? runLength);
const firstSeed = Number(process.env.DEVICE_SEED ?? 44);

beforeAll(() => {
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterAll(() => vi.unstubAllGlobals());

/** A file with the steps of a failed run, one JSON line each. */
const replayFile = process.env.DEVICE_REPLAY;

it.runIf(replayFile)('the steps of a file lose nothing', { timeout: 600_000 }, async () => {
  const lines = readFileSync(replayFile ?? '', 'utf8')
    .trim()
    .split('\n');
  const { problem } = await run(lines.map((line): Step => JSON.parse(line)));
  expect(problem).toBeUndefined();
});

it.skipIf(replayFile)(
  'nothing that the player has not removed is lost, whatever tabs and devices do',
  {
    timeout: 3_600_000,
  },
  async () => {
    for (let done = 0, seed = firstSeed; done < stepCount; done += runLength, seed++) {
      const result = await run(chooseSteps(seed, Math.min(runLength, stepCount - done)));
      if (!result.problem) continue;
      const { steps, problem } = await shrink(result);
      const lines = steps.map((step) => JSON.stringify(step));
      expect.fail(`DEVICE_SEED=${seed}: ${problem}\n${lines.join('\n')}`);
    }
  },
);
