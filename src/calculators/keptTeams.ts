import { createStore, type ReadableStore } from '#browser/createStore.ts';
import { changeRecords, readRecords } from '#browser/recordRange.ts';
import type { KeptTeam } from './keptTeam.ts';
import { loadOwnGames } from './ownGames.ts';
import { normalizeTeamLink } from './teamLink.ts';

/** The kept teams in the player's order, and the records that cannot be read, by key. */
export type KeptTeams =
  | { state: 'pending' }
  | { state: 'failed' }
  | { state: 'done'; teams: readonly KeptTeam[]; unreadable: ReadonlyMap<string, unknown> };

type Positioned = { team: KeptTeam; position: number };

const prefix = 'team-';

const store = createStore<KeptTeams>({ state: 'pending' });

/** The teams that are kept on this device; every tab sees the changes of the others. */
export const keptTeams: ReadableStore<KeptTeams> = store;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('kept-teams') : undefined;
channel?.addEventListener('message', () => void loadTeams());

let loading: Promise<void> = Promise.resolve();

/** Reads the kept teams again. */
export function loadTeams(): Promise<void> {
  // One after the other, so that the last read is the newest.
  loading = loading.then(async () => {
    try {
      const records = await readRecords(prefix);
      await loadOwnGames(linksOf(records));
      const { teams, unreadable } = parseRecords(records);
      store.set({ state: 'done', teams: teams.map(({ team }) => team), unreadable });
    } catch (error) {
      console.warn('Failed to read the kept teams', error);
      store.set({ state: 'failed' });
    }
  });
  return loading;
}

/**
 * Changes the kept teams, in their order, and returns the undo, which leaves alone what has changed
 * since. Rejects if the browser refuses; then nothing has changed.
 */
export async function changeTeams(
  change: (teams: readonly KeptTeam[]) => readonly KeptTeam[],
): Promise<() => Promise<void>> {
  let before: ReadonlyMap<string, unknown> = new Map();
  let changes: ReadonlyMap<string, unknown> = new Map();
  await changeRecords(prefix, (records) => {
    before = records;
    changes = formatChanges(records, change);
    return changes;
  });
  await publish();
  return async () => {
    await changeRecords(
      prefix,
      (records) =>
        new Map(
          [...changes]
            .filter(([key, value]) => isSame(records.get(key), value))
            .map(([key]) => [key, before.get(key)]),
        ),
    );
    await publish();
  };
}

/** Asks the browser to keep the teams when it runs out of space. */
export async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch (error) {
    console.warn('Failed to ask for persistent storage', error);
  }
}

async function publish(): Promise<void> {
  channel?.postMessage('');
  await loadTeams();
}

function formatChanges(
  records: ReadonlyMap<string, unknown>,
  change: (teams: readonly KeptTeam[]) => readonly KeptTeam[],
): Map<string, unknown> {
  const { teams: current } = parseRecords(records);
  const next = change(current.map(({ team }) => team));
  const positions = new Map(current.map(({ team, position }) => [team.id, position]));
  const nextIds = new Set(next.map(({ id }) => id));
  const changes = new Map<string, unknown>();
  for (const { team } of current)
    if (!nextIds.has(team.id)) changes.set(prefix + team.id, undefined);
  // From the last to the first, because a new team is usually the first.
  let limit = Math.max(0, ...positions.values()) + next.length + 1;
  for (const team of next.toReversed()) {
    limit = Math.min(limit - 1, positions.get(team.id) ?? Number.POSITIVE_INFINITY);
    const record = { ...team, position: limit };
    if (!isSame(records.get(prefix + team.id), record)) changes.set(prefix + team.id, record);
  }
  return changes;
}

/** The links of the records; their own games must be loaded before a link is parsed. */
function linksOf(records: ReadonlyMap<string, unknown>): URLSearchParams[] {
  return [...records.values()].flatMap((record) => {
    const { link } = (record ?? {}) as Partial<Record<string, unknown>>;
    return typeof link === 'string' ? [new URLSearchParams(link)] : [];
  });
}

function parseRecords(records: ReadonlyMap<string, unknown>) {
  const teams: Positioned[] = [];
  const unreadable = new Map<string, unknown>();
  for (const [key, record] of records) {
    const team = parseRecord(key, record);
    if (team) teams.push(team);
    else unreadable.set(key, record);
  }
  teams.sort((one, other) => one.position - other.position);
  return { teams, unreadable };
}

function parseRecord(key: string, record: unknown): Positioned | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const { id, name, link, changed, position } = record as Partial<Record<string, unknown>>;
  const isTeam =
    key === `${prefix}${id}` &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof link === 'string' &&
    Number.isFinite(changed) &&
    Number.isFinite(position);
  if (!isTeam) return undefined;
  const team = { id, name, link: normalizeTeamLink(link), changed: Number(changed) };
  return { team, position: Number(position) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** The fields in the order of their names. */
function sorted(record: unknown): unknown {
  return record === undefined ? undefined : Object.entries(record as object).sort();
}
