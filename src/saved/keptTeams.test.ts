import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecord, removeRecord, writeRecord } from '#browser/database.ts';
import { openTab } from '#tests/fakeTab.ts';
import type { KeptTeam } from './keptTeam.ts';

const fire = 'team=1&member=.fire';
const water = 'team=1&member=.water';

const keys = ['team-a', 'team-b', 'team-c', 'team-broken'];

/** Opens a tab, which has its own module state. */
async function startTab() {
  vi.resetModules();
  const tab = openTab('/');
  const teams = await import('./keptTeams.ts');
  const entries = await import('#session/entries.ts');
  const edits = await import('#session/saveEdits.ts');
  const { addKeptTeam } = await import('#session/addKeptTeam.ts');
  const { unsavedEdits } = await import('#session/unsavedEdits.ts');
  const list = async (): Promise<readonly KeptTeam[]> => {
    await teams.loadTeams();
    const list = teams.keptTeams.get();
    return list.state === 'done' ? list.items : [];
  };
  const names = async () => (await list()).map(({ name }) => name);
  return { tab, ...teams, ...entries, ...edits, addKeptTeam, unsavedEdits, list, names };
}

const team = (id: string, link = fire): KeptTeam => ({ id, name: id, link, changed: 1 });

beforeEach(async () => {
  const { changeTeams } = await startTab();
  await changeTeams(() => [team('a'), team('b'), team('c')]);
});

afterEach(async () => {
  const { changeTeams } = await startTab();
  await changeTeams(() => []);
  for (const key of keys) await removeRecord(key);
  vi.unstubAllGlobals();
});

describe('kept teams', () => {
  it('stay in their order, and a new one can be the first', async () => {
    const { changeTeams } = await startTab();
    await changeTeams(([a, b, c]) => [team('d'), c!, a!, b!]);
    expect(await (await startTab()).names()).toEqual(['d', 'c', 'a', 'b']);
  });

  it('return with an undo, except for what has changed since', async () => {
    const { changeTeams, names } = await startTab();
    const undo = await changeTeams((teams) => teams.map((each) => ({ ...each, name: 'x' })));
    await changeTeams((teams) =>
      teams.map((each, index) => (index ? each : { ...each, name: 'y' })),
    );
    await undo();
    expect(await names()).toEqual(['y', 'b', 'c']);
  });

  it('are reported as unreadable if they are invalid, and stay on the device', async () => {
    await writeRecord('team-broken', { id: 'broken', name: 7 });
    const { changeTeams, keptTeams, loadTeams } = await startTab();
    await loadTeams();
    await changeTeams(() => []);
    expect(keptTeams.get()).toMatchObject({
      items: [],
      unreadable: new Map([['team-broken', { id: 'broken', name: 7 }]]),
    });
    expect(await readRecord('team-broken')).toEqual({ id: 'broken', name: 7 });
  });
});

describe('an edit of a kept team', () => {
  const edit = (base: string, link: string) => ({ base, link });

  it('is saved on the device', async () => {
    const { saveEdit, unsavedEdits, list, saveResult } = await startTab();
    unsavedEdits.set('a', edit(fire, water));
    await saveEdit('a');
    expect((await list())[0]).toMatchObject({ id: 'a', link: water });
    expect([saveResult.get(), unsavedEdits.size]).toEqual([{ state: 'saved' }, 0]);
  });

  it('becomes a new team if another tab has changed it', async () => {
    const { saveEdit, unsavedEdits, list, saveResult } = await startTab();
    unsavedEdits.set('a', edit('team=1&member=.ice', water));
    await saveEdit('a');
    expect((await list()).map(({ name, link }) => [name, link]).slice(0, 2)).toEqual([
      ['a', fire],
      ['a (2)', water],
    ]);
    expect(saveResult.get()).toEqual({ state: 'copied', name: 'a (2)' });
  });

  // Regressions
  it('is saved if it is made while the team is being kept', async () => {
    const { addKeptTeam, openEntry, updateEntry, unsavedEdits, list } = await startTab();
    openEntry('key', 'team', new URLSearchParams(fire), false);
    const addition = addKeptTeam('d', fire);
    updateEntry<'team'>('key', (state) => ({ ...state, inverse: true }));
    await addition;
    await vi.waitFor(() => expect(unsavedEdits.size).toBe(0));
    expect((await list())[0]).toMatchObject({ name: 'd', link: `${fire}&inverse=1` });
  });

  it('does not restore a removed team', async () => {
    const { saveEdit, unsavedEdits, names } = await startTab();
    unsavedEdits.set('gone', edit(fire, water));
    await saveEdit('gone');
    expect(await names()).toEqual(['a', 'b', 'c']);
  });

  it('is stored after a change of the state, but not when a link opens', async () => {
    const { openEntry, setNextKeptId, updateEntry, unsavedEdits, tab } = await startTab();
    setNextKeptId('a');
    const entry = openEntry('key', 'team', new URLSearchParams(fire), false);
    expect([entry.state, unsavedEdits.size]).toMatchObject([{ keptId: 'a' }, 0]);
    updateEntry<'team'>('key', (state) => ({ ...state, inverse: true }));
    expect(unsavedEdits.get('a')).toEqual(edit(fire.replaceAll('.', '.'), `${fire}&inverse=1`));
    expect(JSON.parse(tab.session.get('kept')!)).toEqual({ key: 'a', team: 'a' });
    openEntry('other', 'team', new URLSearchParams(water), false);
    expect(JSON.parse(tab.session.get('kept')!)).toEqual({ key: 'a' });
    await vi.waitFor(() => expect(unsavedEdits.size).toBe(0));
  });
});
