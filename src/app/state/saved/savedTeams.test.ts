import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecord, removeRecord, writeRecord } from '#app/browser/records/database.ts';
import { addSavedTeam } from '#app/state/addSavedTeam.ts';
import { saveEdit, saveResult } from '#app/state/saveEdits.ts';
import { followSavedTeam } from '#app/state/showSavedTeam.ts';
import { openTab } from '#tests/fakeTab.ts';
import { startSession } from '#tests/startSession.ts';
import type { SavedTeam } from './savedTeam.ts';
import { savedTeams } from './savedTeams.ts';

const fire = 'team=1&member=.fire';
const water = 'team=1&member=.water';

const keys = ['team-a', 'team-b', 'team-c', 'team-broken'];

/** Opens a tab with a session of its own. */
function startTab() {
  const tab = openTab('/');
  const session = startSession();
  const { edits } = session;
  const host = { edits, replaceSavedId: () => {} };
  const list = async () => {
    await savedTeams.load();
    return savedTeams.get().items;
  };
  const names = async () => (await list()).map(({ name }) => name);
  return { tab, session, edits, list, names, save: (id: string) => saveEdit(host, id) };
}

const team = (id: string, link = fire): SavedTeam => ({ id, name: id, link, changed: 1 });

beforeEach(async () => {
  startTab();
  await savedTeams.change(() => [team('a'), team('b'), team('c')]);
});

afterEach(async () => {
  startTab();
  await savedTeams.change(() => []);
  for (const key of keys) await removeRecord(key);
  vi.unstubAllGlobals();
});

describe('saved teams', () => {
  it('stay in their order, and a new one can be the first', async () => {
    startTab();
    await savedTeams.change(([a, b, c]) => [team('d'), c!, a!, b!]);
    expect(await startTab().names()).toEqual(['d', 'c', 'a', 'b']);
  });

  it('return with an undo, except for what has changed since', async () => {
    const { names } = startTab();
    const undo = await savedTeams.change((teams) => teams.map((each) => ({ ...each, name: 'x' })));
    await savedTeams.change((teams) =>
      teams.map((each, index) => (index ? each : { ...each, name: 'y' })),
    );
    await undo();
    expect(await names()).toEqual(['y', 'b', 'c']);
  });

  it('are reported as unreadable if they are invalid, and stay on the device', async () => {
    await writeRecord('team-broken', { id: 'broken', name: 7 });
    startTab();
    await savedTeams.load();
    await savedTeams.change(() => []);
    expect(savedTeams.get()).toMatchObject({
      items: [],
      unreadable: new Map([['team-broken', { id: 'broken', name: 7 }]]),
    });
    expect(await readRecord('team-broken')).toEqual({ id: 'broken', name: 7 });
  });
});

describe('an edit of a saved team', () => {
  const edit = (base: string, link: string) => ({ base, link });

  it('is saved on the device', async () => {
    const { save, edits, list } = startTab();
    edits.add('a', edit(fire, water));
    await save('a');
    expect((await list())[0]).toMatchObject({ id: 'a', link: water });
    expect([saveResult.get(), edits.ids().length]).toEqual([{ state: 'saved' }, 0]);
  });

  it('becomes a new team if another tab has changed it', async () => {
    const { save, edits, list } = startTab();
    edits.add('a', edit('team=1&member=.ice', water));
    await save('a');
    expect((await list()).map(({ name, link }) => [name, link]).slice(0, 2)).toEqual([
      ['a', fire],
      ['a (2)', water],
    ]);
    expect(saveResult.get()).toEqual({ state: 'copied', name: 'a (2)' });
  });

  // Regressions
  it('is saved if it is made while the team is being saved', async () => {
    const { session, edits, list } = startTab();
    session.open('key', 'team', new URLSearchParams(fire));
    const addition = addSavedTeam(session, 'd', fire);
    session.update<'team'>('key', (state) => ({ ...state, inverse: true }));
    await addition;
    await expect.poll(() => edits.ids().length).toBe(0);
    expect((await list())[0]).toMatchObject({ name: 'd', link: `${fire}&inverse=1` });
  });

  it('is saved if it is made while another one is being written', async () => {
    const { save, edits, list } = startTab();
    const ice = 'team=1&member=.ice';
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...args
    ) {
      edits.add('a', edit(water, ice));
      return put.apply(this, args);
    });
    edits.add('a', edit(fire, water));
    await save('a');
    await expect.poll(() => edits.ids()).toEqual([]);
    expect((await list()).map(({ name, link }) => [name, link])[0]).toEqual(['a', ice]);
  });

  it('ends with the undo of saving the team', async () => {
    const { session, names } = startTab();
    session.open('key', 'team', new URLSearchParams(fire));
    const { undo } = (await addSavedTeam(session, 'd', fire)) as { undo?: () => void };
    expect(session.getLast('team').state.savedId).toBeDefined();
    undo?.();
    await expect.poll(() => session.getLast('team').state.savedId).toBeUndefined();
    await expect.poll(names).toEqual(['a', 'b', 'c']);
  });

  it('does not restore a removed team, and is saved after the undo of the removal', async () => {
    const { session, save, edits, names, list } = startTab();
    session.open('key', 'team', new URLSearchParams(fire), { savedId: 'b' });
    const undo = await savedTeams.change((teams) => teams.filter(({ id }) => id !== 'b'));
    session.update<'team'>('key', (state) => ({ ...state, inverse: true }));
    await save('b');
    expect(await names()).toEqual(['a', 'c']);
    const newEdit = { ...edit(fire, `${fire}&inverse=1`), order: 1 };
    expect([edits.get('b'), session.getLast('team').state.savedId]).toEqual([newEdit, 'b']);
    await undo();
    const [, team] = await list();
    followSavedTeam(session, session.getEntry('team'), team!);
    await expect.poll(() => edits.ids()).toEqual([]);
    expect((await list())[1]).toMatchObject({ id: 'b', link: newEdit.link });
  });

  it('asks before the page is left after the browser has refused it, until it is saved', async () => {
    const { save, edits, list } = startTab();
    const canLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });
    edits.add('a', edit(fire, water));
    await save('a');
    await save('a');
    expect([saveResult.get().state, canLeave()]).toEqual(['failed', false]);
    vi.restoreAllMocks();
    await save('a');
    expect([(await list())[0]?.link, canLeave()]).toEqual([water, true]);
  });

  it('ends when the player saves a removed team as a new one', async () => {
    const { session, save, edits, names } = startTab();
    session.open('key', 'team', new URLSearchParams(fire), { savedId: 'gone' });
    session.update<'team'>('key', (state) => ({ ...state, inverse: true }));
    await save('gone');
    await addSavedTeam(session, 'd', `${fire}&inverse=1`);
    expect([edits.ids(), await names()]).toEqual([[], ['d', 'a', 'b', 'c']]);
  });

  it('is stored after a change of the state, but not when a link opens', async () => {
    const { session, edits, tab } = startTab();
    const params = new URLSearchParams(fire);
    const entry = session.open('key', 'team', params, { savedId: 'a' });
    expect([entry.state, edits.ids().length]).toMatchObject([{ savedId: 'a' }, 0]);
    session.update<'team'>('key', (state) => ({ ...state, inverse: true }));
    expect(edits.get('a')).toEqual({ ...edit(fire, `${fire}&inverse=1`), order: 1 });
    expect(JSON.parse(tab.session.get('kept')!)).toEqual({ key: 'a', team: 'a' });
    session.open('other', 'team', new URLSearchParams(water));
    expect(JSON.parse(tab.session.get('kept')!)).toEqual({ key: 'a' });
    await expect.poll(() => edits.ids().length).toBe(0);
  });
});
