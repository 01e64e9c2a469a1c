import { vi } from 'vitest';
import { isSameGame } from '#core/ownGames/file/gameFile.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { diceOf } from '#tests/dice.ts';
import { boxActions } from './boxActions.ts';
import {
  createDevice,
  type Device,
  openTab,
  readDevice,
  type Tab,
  waitForPartner,
} from './device.ts';
import { deviceActions } from './deviceActions.ts';
import { gameActions } from './gameActions.ts';
import { createMarks, findMarks } from './marks.ts';
import { teamActions } from './teamActions.ts';
import type { Actions, Pick, World } from './world.ts';

const actions: Actions = { ...teamActions, ...gameActions, ...boxActions, ...deviceActions };

/** One action: its name, the device and the tab, and the seed of its picks. */
export type Step = [name: string, device: number, tab: number, seed: number];

/** The steps of a run, and what is wrong after the last one. */
export type Run = { steps: readonly Step[]; problem: string | undefined };

/** Chooses random steps; the same for the same seed. */
export function chooseSteps(seed: number, length: number): Step[] {
  const dice = diceOf(seed);
  const names = Object.entries(actions).flatMap(([name, [, weight]]) =>
    Array.from({ length: weight }, () => name),
  );
  return Array.from({ length }, () => [
    dice.one(names),
    dice.below(3) === 0 ? 1 : 0,
    dice.below(4),
    1 + dice.below(1e9),
  ]);
}

/** Runs the steps on two devices, the first of which has two tabs at the start, until something is lost. */
export async function run(steps: readonly Step[]): Promise<Run> {
  const devices = [createDevice('first'), createDevice('second')] as const;
  const world: World = { devices, marks: createMarks(), files: [], isFull: false };
  const writes = refuseWhileFull(world);
  for (const device of [devices[0], ...devices]) await openTab(device);
  try {
    for (const [index, [name, deviceIndex, tabIndex, seed]] of steps.entries()) {
      const { tabs } = devices[deviceIndex] as Device;
      const tab = tabs[tabIndex % tabs.length] as Tab;
      if (tab.partner) await waitForPartner(tab);
      await actions[name]?.[0](tab, world, diceOf(seed) satisfies Pick);
      // Often the next action is faster than the browser.
      if (seed % 3 > 0 && index < steps.length - 1) continue;
      await settle(world);
      const problem = await findProblem(world);
      if (problem) return { steps: steps.slice(0, index + 1), problem };
    }
    return { steps, problem: undefined };
  } catch (error) {
    return { steps, problem: `stopped: ${error instanceof Error ? error.stack : error}` };
  } finally {
    writes.mockRestore();
    for (const { tabs } of devices) for (const tab of tabs) tab.close();
  }
}

/** Lets the databases refuse to write while the devices are full. */
function refuseWhileFull(world: World) {
  const { put } = IDBObjectStore.prototype;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function write(
    this: IDBObjectStore,
    ...args
  ) {
    if (world.isFull) throw new DOMException('No space', 'QuotaExceededError');
    return put.call(this, ...args);
  });
}

/** Waits until nothing happens any more, and lets each tab show the newest version of its team, as the screen does. */
async function settle({ devices }: World): Promise<void> {
  for (let quietRounds = 0, last = ''; quietRounds < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    const states = devices.flatMap(({ tabs }) => tabs.map(readTab));
    for (const { tabs } of devices) for (const tab of tabs) followTeam(tab);
    const now = states.join();
    quietRounds = now === last ? quietRounds + 1 : 0;
    last = now;
  }
}

function followTeam(tab: Tab): void {
  const { app, session, compared } = tab;
  const entry = session.getEntry('team');
  const team = app.savedTeams.get().items.find(({ id }) => id === entry.state.savedId);
  if (team === compared?.[0] && entry === compared?.[1]) return;
  tab.compared = [team, entry];
  if (team) app.followSavedTeam(session, entry, team);
}

/** What a tab shows: its team, its lists, and the changes that are not saved yet. */
function readTab({ app, session }: Tab): string {
  const edits = session.edits.ids().map((id) => session.edits.get(id));
  const lists = [app.savedTeams, app.savedGames, app.savedBoxes].map((list) => list.get());
  const texts = lists.flatMap(({ items, unreadable }) => [items, [...unreadable]]);
  return JSON.stringify([app.formatStoredEntry(session.getEntry('team')), edits, texts]);
}

/** What a tab saves as soon as the device has space: games, and changes of teams that are in the list. */
function readHeld({ app, session }: Tab): string {
  const ids = app.savedTeams.get().items.map(({ id }) => id);
  const edits = ids.map((id) => session.edits.get(id));
  return JSON.stringify([edits, app.savedGames.get().items]);
}

/** Says what is lost on a device, or in what a tab is wrong. */
async function findProblem({ devices, marks }: World): Promise<string | undefined> {
  for (const device of devices) {
    const records = await readDevice(device);
    const onDisk = JSON.stringify([...records]);
    const onScreens = device.tabs.map(readTab).join();
    const present = new Set(findMarks(onDisk + onScreens));
    const missing = marks.list(device).filter((mark) => !present.has(mark));
    if (missing.length > 0) return `lost on the ${device.name} device: ${missing}`;
    // The screen says that a team is not saved, and the player leaves it or saves it.
    const safeMarks = new Set(findMarks(onDisk + device.tabs.map(readHeld).join()));
    marks.remove(
      device,
      marks.list(device).filter((mark) => !safeMarks.has(mark)),
    );
    for (const tab of device.tabs) {
      const problem = findOldGame(tab) ?? findUnreadable(tab);
      if (problem) return `${problem} on the ${device.name} device`;
    }
  }
  return undefined;
}

function findOldGame({ app, session }: Tab): string | undefined {
  const { ruleset } = session.getEntry('team').settings;
  if (!isOwnGame(ruleset)) return undefined;
  const newest = app.savedGames.get().items.find(({ id }) => id === ruleset.savedId);
  return newest && !isSameGame(newest.game, ruleset) ? `old version of ${ruleset.name}` : undefined;
}

/** Only teams of a newer version and of an own game can be unreadable: the game may lack a type. */
function findUnreadable({ app }: Tab): string | undefined {
  for (const [key, record] of app.savedTeams.get().unreadable) {
    const { link = '' } = record as { link?: string };
    if (!/future=|own=/.test(link)) return `unreadable ${key}: ${JSON.stringify(record)}`;
  }
  return undefined;
}

const halve = (length: number) => Math.floor(length / 2);

/** Leaves out the steps that the problem does not need, as far as `maxRuns` runs find them. */
export async function shrink({ steps, problem }: Run, maxRuns = 200): Promise<Run> {
  const nameOf = (text: string | undefined) => text?.split(/ on the |:/, 1)[0];
  let minimal: Run = { steps, problem };
  let runs = maxRuns;
  for (let size = halve(steps.length); size >= 1; size = halve(size)) {
    for (let from = 0; from < minimal.steps.length && runs > 0; runs--) {
      const part = await run(minimal.steps.toSpliced(from, size));
      if (nameOf(part.problem) === nameOf(problem)) minimal = part;
      else from += size;
    }
  }
  return minimal;
}
