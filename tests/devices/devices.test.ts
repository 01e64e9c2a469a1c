import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { chooseSteps, run, type Step, shrink } from './machine.ts';

/** How many steps a run has; the next one begins with new devices. */
const runLength = 250;

const stepCount = Number(process.env.DEVICE_STEPS ?? runLength);
const firstSeed = Number(process.env.DEVICE_SEED ?? 44);

// Saves of closed tabs may end after the last test, so the stubs stay.
beforeAll(() => {
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A file with the steps of a failed run, one JSON line each. */
const replayFile = process.env.DEVICE_REPLAY;

it.runIf(replayFile)('the steps of a file lose nothing', { timeout: 600_000 }, async () => {
  const lines = readFileSync(replayFile ?? '', 'utf8')
    .trim()
    .split('\n');
  const { problem } = await run(lines.map((line): Step => JSON.parse(line)));
  expect(problem).toBeUndefined();
});

// Regressions
it.skipIf(replayFile).each<[name: string, steps: readonly Step[]]>([
  [
    'a team opened again shows the newest of the changes that page and small window have not saved',
    [
      ['saveTeam', 0, 2, 273245858],
      ['fill', 0, 3, 92609638],
      ['popOut', 0, 0, 341662633],
      ['addMember', 0, 3, 419636539],
      ['addMember', 0, 2, 323597932],
      ['importTeam', 0, 3, 111718400],
      ['openTeam', 0, 0, 557458745],
      ['addMember', 0, 2, 915064163],
    ],
  ],
  [
    'the same after a step back',
    [
      ['fill', 0, 2, 129564517],
      ['popOut', 0, 0, 6933767],
      ['fill', 0, 0, 969910652],
      ['newTeam', 0, 0, 762654356],
      ['saveTeam', 0, 3, 66002380],
      ['fill', 0, 0, 789361062],
      ['addMember', 0, 0, 215280496],
      ['addMember', 0, 2, 214077143],
      ['goBack', 0, 0, 918035864],
      ['openTeam', 0, 0, 148262241],
      ['addMember', 0, 2, 196362551],
    ],
  ],
  [
    'a small window with a game that is not saved asks before it closes',
    [
      ['createGame', 0, 3, 135997562],
      ['popOut', 0, 0, 735891233],
      ['reload', 0, 1, 986700244],
      ['fill', 0, 2, 472882373],
      ['addGameType', 0, 1, 333831427],
      ['closeSmallWindow', 0, 1, 57623260],
    ],
  ],
  [
    'a small window without its page asks before it closes with a change that is not saved',
    [
      ['saveTeam', 0, 2, 673466405],
      ['popOut', 0, 1, 940502477],
      ['closeTab', 0, 1, 956194205],
      ['openTeam', 0, 1, 872378333],
      ['fill', 0, 2, 978221943],
      ['addMember', 0, 1, 988363006],
      ['closeSmallWindow', 0, 1, 653257506],
    ],
  ],
])('%s', async (_, steps) => {
  expect((await run(steps)).problem).toBeUndefined();
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
