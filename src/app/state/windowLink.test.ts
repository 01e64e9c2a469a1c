import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BattleState, emptyBattle } from '#core/links/battle.ts';
import { findNoGame } from '#core/links/settings.ts';
import { emptyMember, type Member, type TeamState } from '#core/links/team.ts';
import { openTab } from '#tests/fakeTab.ts';
import { slowRuns } from '#tests/runs.ts';
import { createSession, type Session } from './createSession.ts';
import { formatStoredEntry } from './entry.ts';
import { followSavedTeam } from './showSavedTeam.ts';
import type { TabStorage } from './tabStorage.ts';
import { createWindowLink, type WindowMessage } from './windowLink.ts';

beforeEach(() => void openTab('/'));
afterEach(() => void vi.unstubAllGlobals());

const garchomp = 'member=garchomp.dragon-ground';
const precious = `team=1&${garchomp}&member=pikachu.electric`;
const other = 'team=1&member=onix.rock-ground&member=snorlax.normal';

function createTabStorage(values = new Map<string, unknown>()): TabStorage {
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    list: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
}

/** Opens a page that shows the saved team with the id `k`, and its small window with the battle of this team. */
async function openWindows() {
  const pageStorage = new Map<string, unknown>();
  const page = createSession({ storage: createTabStorage(pageStorage), findGame: findNoGame });
  page.open('p1', 'team', new URLSearchParams(precious), { savedId: 'k' });
  page.open('p2', 'battle', new URLSearchParams());
  page.update<'battle'>('p2', addTo('them', 'mew'));
  // The browser copies the session storage to a window that a page opens.
  const storage = createTabStorage(new Map(pageStorage));
  const small = createSession({ storage, findGame: findNoGame });
  small.open('s1', 'battle', new URLSearchParams(formatStoredEntry(page.getLast('battle'))));
  /** The messages on their way, by their receiver. */
  const messages = { page: [] as WindowMessage[], small: [] as WindowMessage[] };
  const navigate = vi.fn();
  const links = {
    page: createWindowLink(page, 'page', (message) => messages.small.push(message)),
    small: createWindowLink(small, 'small', (message) => messages.page.push(message), navigate),
  };
  async function deliver(to: 'page' | 'small'): Promise<boolean> {
    const message = messages[to].shift();
    if (message) await links[to].receive(structuredClone(message));
    return message !== undefined;
  }
  async function settle(): Promise<void> {
    while ((await deliver('page')) || (await deliver('small')));
  }
  links.page.sendAll();
  await settle();
  return { page, small, messages, navigate, links, deliver, settle };
}

const pokemon = (id: string): Member => ({ ...emptyMember, pokemon: id, types: ['normal'] });

function addTo(side: 'us' | 'them', id: string) {
  return (state: BattleState): BattleState => ({ ...state, [side]: [...state[side], pokemon(id)] });
}

const addToTeam = (id: string) => (state: TeamState) => ({
  ...state,
  members: [...state.members, pokemon(id)],
});

const idsOf = (members: readonly Member[]) => members.map(({ pokemon }) => pokemon).join();
const battleOf = (session: Session) => session.getLast('battle').state;
const teamOf = (session: Session) => session.getLast('team').state;

describe('a page and its small window', () => {
  // Regressions
  it('keep a member that the page adds to the saved team while the window adds an opponent', async () => {
    const { page, small, settle } = await openWindows();
    page.open('p3', 'team', new URLSearchParams());
    page.update<'team'>('p3', addToTeam('gengar'));
    await settle();
    expect(idsOf(battleOf(small).us)).toBe('garchomp,pikachu,gengar');
    small.update<'battle'>('s1', addTo('them', 'onix'));
    await settle();
    expect(idsOf(teamOf(page).members)).toBe('garchomp,pikachu,gengar');
    expect(idsOf(battleOf(page).them)).toBe('mew,onix');
    expect(page.edits.ids()).toEqual(['k']);
    expect(small.edits.ids()).toEqual([]);
  });

  it('keep another saved team that the page opens, also if the window changes before it knows', async () => {
    for (const isLate of [false, true]) {
      const { page, small, settle } = await openWindows();
      page.open('p3', 'team', new URLSearchParams(other), { savedId: 'o' });
      if (!isLate) await settle();
      small.update<'battle'>('s1', addTo('them', 'onix'));
      await settle();
      expect(teamOf(page)).toMatchObject({ savedId: 'o' });
      expect(idsOf(teamOf(page).members)).toBe('onix,snorlax');
      expect(teamOf(small)).toMatchObject({ savedId: 'o' });
      expect(idsOf(battleOf(small).us)).toBe('onix,snorlax');
      expect(idsOf(battleOf(page).them)).toBe('mew,onix');
      expect([...page.edits.ids(), ...small.edits.ids()]).toEqual([]);
    }
  });

  it('save a change of the team only in the window in which the player made it', async () => {
    const { page, small, settle } = await openWindows();
    for (const id of ['abra', 'absol', 'aerodactyl']) {
      small.update<'battle'>('s1', addTo('us', id));
      if (id === 'absol') await settle();
    }
    await settle();
    expect(small.edits.get('k')?.link).toContain('aerodactyl');
    expect(page.edits.ids()).toEqual([]);
    expect(teamOf(page)).toMatchObject({ savedId: 'k' });
    expect(idsOf(teamOf(page).members)).toBe('garchomp,pikachu,abra,absol,aerodactyl');
    page.update<'battle'>('p2', (state) => ({ ...state, us: state.us.slice(1) }));
    await settle();
    expect(idsOf(teamOf(small).members)).toBe('pikachu,abra,absol,aerodactyl');
  });

  it('keep both of two changes that cross', async () => {
    const { page, small, settle } = await openWindows();
    page.update<'battle'>('p2', (state) => ({ ...state, conditions: ['gravity'] }));
    small.update<'battle'>('s1', (state) => ({ ...state, inverse: true }));
    await settle();
    for (const session of [page, small])
      expect(battleOf(session)).toMatchObject({ conditions: ['gravity'], inverse: true });
  });

  it('have the same team in battle if one follows the team again while the other changes it', async () => {
    const { page, small, settle } = await openWindows();
    page.update<'battle'>('p2', (state) => ({
      ...state,
      us: [pokemon('abra')],
      isOtherTeam: true,
    }));
    await settle();
    page.updateLast('team', addToTeam('gengar'));
    const { members } = teamOf(small);
    small.update<'battle'>('s1', (state) => ({ ...state, us: members, isOtherTeam: undefined }));
    await settle();
    expect(battleOf(page).us).toEqual(battleOf(small).us);
    expect(idsOf(teamOf(small).members)).toBe('garchomp,pikachu,gengar');
  });

  it('have no version of the saved team that the page reads while the window is ahead of it', async () => {
    const { page, small, settle } = await openWindows();
    page.open('p3', 'team', new URLSearchParams());
    small.update<'battle'>('s1', addTo('us', 'abra'));
    await settle();
    const older = page.getLast('team');
    const members = teamOf(page).members.slice(1);
    page.replace({ ...older, key: 'p3', state: { ...older.state, members }, ignored: [] });
    await settle();
    expect(idsOf(teamOf(small).members)).toBe('garchomp,pikachu,abra');
  });

  it('show a change of the saved team that the device refuses', async () => {
    const { page, small, links, settle } = await openWindows();
    small.update<'battle'>('s1', addTo('us', 'abra'));
    await settle();
    page.open('p3', 'team', new URLSearchParams());
    const team = { id: 'k', name: 'Precious', link: precious, changed: 1 };
    followSavedTeam(page, page.getEntry('team'), team);
    links.small.sendUnsaved();
    await settle();
    followSavedTeam(page, page.getEntry('team'), team);
    expect(idsOf(teamOf(page).members)).toBe('garchomp,pikachu,abra');
    small.edits.remove('k');
    links.small.sendUnsaved();
    await settle();
    followSavedTeam(page, page.getEntry('team'), team);
    expect(idsOf(teamOf(page).members)).toBe('garchomp,pikachu');
  });

  it('show a change that the window has not saved when the page opens the team again', async () => {
    const { page, small, settle } = await openWindows();
    small.update<'battle'>('s1', addTo('us', 'abra'));
    await settle();
    page.open('p3', 'team', new URLSearchParams(precious), { savedId: 'k' });
    await settle();
    small.update<'battle'>('s1', addTo('us', 'onix'));
    await settle();
    expect(small.edits.get('k')?.link).toContain('abra');
    expect(idsOf(teamOf(page).members)).toBe('garchomp,pikachu,abra,onix');
  });

  it('show the newest of the changes that neither has saved', async () => {
    const { page, small, settle } = await openWindows();
    page.open('p3', 'team', new URLSearchParams());
    small.update<'battle'>('s1', addTo('us', 'abra'));
    await settle();
    page.update<'team'>('p3', addToTeam('gengar'));
    await settle();
    small.open('s2', 'team', new URLSearchParams(precious), { savedId: 'k' });
    await settle();
    for (const session of [page, small])
      expect(idsOf(teamOf(session).members)).toBe('garchomp,pikachu,abra,gengar');
  });

  it('show the newest change when a team is opened again after another one', async () => {
    const { page, small, settle } = await openWindows();
    page.updateLast('team', addToTeam('gengar'));
    await settle();
    small.updateLast('team', addToTeam('abra'));
    await settle();
    page.open('p3', 'team', new URLSearchParams(other));
    page.open('p4', 'team', new URLSearchParams(precious), { savedId: 'k' });
    await settle();
    for (const session of [page, small])
      expect(idsOf(teamOf(session).members)).toBe('garchomp,pikachu,gengar,abra');
  });

  it('keep the newest of the changes that neither has saved when the window closes', async () => {
    const { page, small, links, settle } = await openWindows();
    const isNewest = (side: string) => page.edits.get('k')?.link.endsWith(`${side}.normal`);
    small.updateLast('team', addToTeam('abra'));
    await settle();
    page.updateLast('team', addToTeam('gengar'));
    await links.page.receive({ kind: 'bye', edits: small.edits.list() });
    expect(isNewest('gengar')).toBe(true);
    await links.small.receive({ kind: 'saved', edits: page.edits.list() });
    small.updateLast('team', addToTeam('onix'));
    await links.page.receive({ kind: 'bye', edits: small.edits.list() });
    expect(isNewest('onix')).toBe(true);
  });

  it('have the same screen, generation and cleared fields', async () => {
    const { page, small, navigate, settle } = await openWindows();
    page.update<'battle'>('p2', () => ({ ...emptyBattle, isOtherTeam: true }));
    await settle();
    expect(battleOf(small)).toEqual({ ...emptyBattle, isOtherTeam: true });
    page.setSettings({ ruleset: 'gen1', typeCount: 2 });
    await settle();
    expect(small.getSettings()).toEqual({ ruleset: 'gen1', typeCount: 2 });
    expect(navigate).not.toHaveBeenCalled();
    page.open('p3', 'defense', new URLSearchParams('types=fire&generation=gen2'));
    await settle();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/defense/');
    expect(small.getLast('defense')).toMatchObject({ state: { types: ['fire'] } });
    expect(small.getSettings()).toMatchObject({ ruleset: 'gen2' });
  });

  it('have the state of the window after the page was loaded again', async () => {
    const { page, small, links, messages, settle } = await openWindows();
    small.update<'battle'>('s1', addTo('us', 'abra'));
    messages.page.length = 0;
    await links.small.receive({ kind: 'request' });
    await settle();
    expect(idsOf(battleOf(page).us)).toBe('garchomp,pikachu,abra');
    expect(page.edits.ids()).toEqual([]);
  });

  it('lose no change of a saved team that the window could not save before it closes', async () => {
    const { page, links } = await openWindows();
    const edit = { base: precious, link: `${precious}&member=.fire`, order: 1 };
    await links.page.receive({ kind: 'bye', edits: [{ id: 'k', ...edit }] });
    expect(page.edits.get('k')).toEqual(edit);
  });

  it('have the same picks after any changes, in whatever order the messages arrive', async () => {
    const changes: readonly ((state: BattleState) => BattleState)[] = [
      addTo('us', 'abra'),
      addTo('them', 'onix'),
      (state) => ({ ...state, us: state.us.slice(1) }),
      (state) => ({ ...state, us: state.us.map((member) => ({ ...member, hasFainted: true })) }),
      (state) => ({ ...state, them: state.us, us: state.them, isOtherTeam: true }),
      (state) => ({ ...state, inverse: !state.inverse }),
      () => emptyBattle,
    ];
    const action = fc.tuple(fc.constantFrom('page', 'small', 'toPage', 'toSmall'), fc.nat(6));
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 20 }), async (actions) => {
        const { page, small, deliver, settle } = await openWindows();
        for (const [name, index] of actions) {
          if (name === 'page') page.updateLast('battle', changes[index]!);
          else if (name === 'small') small.updateLast('battle', changes[index]!);
          else await deliver(name === 'toPage' ? 'page' : 'small');
        }
        await settle();
        for (const calculator of ['team', 'battle'] as const)
          expect(formatStoredEntry(page.getLast(calculator))).toBe(
            formatStoredEntry(small.getLast(calculator)),
          );
      }),
      { numRuns: slowRuns },
    );
  });
});
