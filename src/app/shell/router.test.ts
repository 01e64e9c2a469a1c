import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardHistory } from '#app/browser/historyGuard.ts';
import { clearSession } from '#app/browser/storage.ts';
import { addToTeam } from '#app/state/addToTeam.ts';
import { formatEntry } from '#app/state/entry.ts';
import { openTab } from '#tests/fakeTab.ts';
import { startSession } from '#tests/startSession.ts';
import { createRouter } from './router.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const paths = ['/defense/', '/defense/team/', '/offense/', '/offense/coverage/', '/about/'];

/** Starts a router in a tab; all screens are loaded except those in `slow`. */
async function start(tab: ReturnType<typeof openTab>, base = '', slow: readonly string[] = []) {
  const session = startSession();
  const loadedScreens = new Map(
    paths.filter((path) => !slow.includes(path)).map((path) => [path, Screen]),
  );
  let finish: (error?: Error) => Promise<void> = async () => {};
  const router = createRouter(
    session,
    {
      has: (path) => paths.includes(path),
      get: (path) => loadedScreens.get(path),
      load: (path) =>
        new Promise((resolve, reject) => {
          finish = async (error) => {
            if (error) return reject(error);
            loadedScreens.set(path, Screen);
            resolve();
          };
        }),
    },
    base,
  );
  const firstView = router.start();
  const getEntry = session.getCurrent;
  return {
    ...{ tab, router, session, firstView, getEntry },
    /** Finishes loading a slow screen. */
    finish: async (error?: Error) => {
      await finish(error);
      await new Promise((resolve) => setTimeout(resolve));
    },
    /** Picks types on the defense screen, like a tap. */
    pick: (...types: ('fire' | 'water' | 'ground' | 'ice')[]) =>
      session.update<'defense'>(getEntry()?.key ?? '', (state) => ({ ...state, types })),
    setRuleset: (ruleset: 'default' | 'gen2' | 'gen1') => {
      session.setSettings({ ...session.getSettings(), ruleset });
    },
    settings: session.getSettings,
    reset: () => {
      const restore = clearSession();
      session.reread();
      return () => {
        restore();
        session.reread();
      };
    },
  };
}

const Screen = () => null;
const open = (address: string, stored?: Record<string, string>) => start(openTab(address, stored));

describe('the first address', () => {
  it.each(['/', '/nothing/', '/defense/solo/?types=fire', '/Offense/'])(
    '%s opens the defense screen without a history step',
    async (address) => {
      const { tab, router } = await open(address);
      expect([tab.address(), tab.length()]).toEqual(['/defense/', 1]);
      expect(router.getView()).toMatchObject({ path: '/defense/', Screen, isLeaving: false });
    },
  );

  it.each([
    ['/defense?types=fire', '/defense?types=fire'],
    ['/defense/?utm_source=x&types=fire&fbclid=y', '/defense/?types=fire'],
    ['/defense/?type_count=2&types=fire&generation=default', '/defense/?types=fire'],
    ['/offense/?attacks=ice#top', '/offense/?attacks=ice#top'],
    ['/offense/?attacks=ice#', '/offense/?attacks=ice'],
    ['/about/#', '/about/'],
    ['/about/?types=fire', '/about/?types=fire'],
  ])('%s is rewritten as %s', async (address, expected) => {
    expect((await open(address)).tab.address()).toBe(expected);
  });

  it('keeps unknown parts until the state changes', async () => {
    const { tab, getEntry, pick } = await open('/defense/?types=fire-sound&tera=1');
    expect(tab.address()).toBe('/defense/?types=fire-sound&tera=1');
    expect(getEntry()).toMatchObject({ state: { types: ['fire'] }, ignored: ['types', 'tera'] });
    pick('fire', 'ice');
    expect(tab.address()).toBe('/defense/?types=fire-ice');
    expect(getEntry()?.ignored).toEqual([]);
  });

  it('opens screens and the fallback below a base path', async () => {
    const { tab, router } = await start(openTab('/tool/offense/?attacks=ice'), '/tool');
    expect(router.getView()).toMatchObject({ path: '/offense/', Screen });
    router.navigate('/nothing/');
    expect(tab.address()).toBe('/tool/defense/');
  });
});

describe('a state change', () => {
  it('is in the address and the session storage in the same task', async () => {
    const { tab, pick } = await open('/defense/');
    pick('fire');
    expect(tab.address()).toBe('/defense/?types=fire');
    expect(tab.session.get('choice.defense')).toBe('"types=fire"');
    expect(tab.length()).toBe(1);
  });

  it('of a setting is in the address of calculators, but not of pages', async () => {
    const { tab, router, setRuleset } = await open('/defense/?types=fire');
    setRuleset('gen2');
    expect(tab.address()).toBe('/defense/?types=fire&generation=gen2');
    router.navigate('/about/');
    setRuleset('gen1');
    expect(tab.address()).toBe('/about/');
    router.navigate('/defense/');
    expect(tab.address()).toBe('/defense/?types=fire&generation=gen1');
  });

  it('survives a reload', async () => {
    const { tab, pick } = await open('/defense/?types=fire&generation=gen2');
    pick('ice');
    tab.unload();
    const reloaded = await start(tab);
    expect(reloaded.getEntry()).toMatchObject({ state: { types: ['ice'] } });
    expect(reloaded.settings().ruleset).toBe('gen2');
    expect(tab.length()).toBe(1);
  });
});

describe('the pasted sets of a team', () => {
  const set = { text: 'Mew @ Leftovers\n- Psychic', readAs: 'mew.psychic' };
  const member = { pokemon: 'mew', types: ['psychic'], attacks: [], set } as const;

  async function openTeamWithSet() {
    const started = await open('/defense/team/');
    const { getEntry, session } = started;
    session.update<'team'>(getEntry()!.key, (state) => ({ ...state, members: [member] }));
    return started;
  }

  it('are not in the address, but in the session storage', async () => {
    const { tab, session } = await openTeamWithSet();
    const search = '?team=1&member=mew.psychic';
    expect(tab.address()).toBe(`/defense/team/${search}`);
    expect(`?${formatEntry(session.getEntry('team'))}`).toBe(search);
    expect(tab.session.get('choice.team')).toContain('Leftovers');
  });

  it('survive a reload', async () => {
    const { tab } = await openTeamWithSet();
    tab.unload();
    const reloaded = await start(tab);
    expect(reloaded.getEntry()?.state).toMatchObject({ members: [{ set }] });
  });

  it('survive a step back after a reload, with the settings panel open', async () => {
    const { tab, router, getEntry } = await openTeamWithSet();
    router.openPanel();
    router.navigate('/defense/team/?team=1&member=mew.fire');
    expect(getEntry()?.state).not.toMatchObject({ members: [{ set }] });
    tab.unload();
    const reloaded = await start(tab);
    tab.back();
    expect(reloaded.getEntry()?.state).toMatchObject({ members: [{ set }] });
  });

  it('are not in the address of a saved team that is opened', async () => {
    const { tab, router, getEntry } = await open('/defense/');
    const params = new URLSearchParams({ team: '1', member: 'mew.psychic' });
    params.append('set', `1..${set.readAs}\n${set.text}`);
    router.navigate(`/defense/team/?${params}`);
    expect(tab.address()).toBe('/defense/team/?team=1&member=mew.psychic');
    expect(getEntry()?.state).toMatchObject({ members: [{ set }] });
  });
});

describe('a browser that refuses history writes', () => {
  /** Makes history writes throw until `allow` is called; Safari throws after 100 in 10 seconds. */
  function refuseWrites(tab: ReturnType<typeof openTab>) {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { history } = tab.window;
    const { pushState, replaceState } = history;
    history.pushState = history.replaceState = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    return function allow() {
      Object.assign(history, { pushState, replaceState });
      vi.advanceTimersByTime(2000);
      warn.mockRestore();
    };
  }

  afterEach(() => void vi.useRealTimers());

  // Regressions
  it('keeps a change on the screen and writes it later', async () => {
    const { tab, pick, getEntry } = await open('/defense/?types=fire');
    const allow = refuseWrites(tab);
    pick('water');
    expect(getEntry()?.state).toMatchObject({ types: ['water'] });
    expect(tab.address()).toBe('/defense/?types=fire');
    allow();
    expect(tab.address()).toBe('/defense/?types=water');
    expect(tab.length()).toBe(1);
  });

  it('keeps links working and writes their history steps later', async () => {
    const { tab, pick, router, session } = await open('/defense/?types=fire');
    const allow = refuseWrites(tab);
    pick('water');
    router.navigate('/offense/?attacks=ice');
    router.navigate('/about/');
    router.navigate('/defense/');
    pick('ground');
    expect(router.getView().path).toBe('/defense/');
    expect(formatEntry(session.getEntry('defense'))).toBe('types=ground');
    allow();
    expect([tab.address(), tab.length()]).toEqual(['/defense/?types=ground', 4]);
    tab.back();
    tab.back();
    expect([tab.address(), router.getView().path]).toEqual(['/offense/?attacks=ice', '/offense/']);
    tab.back();
    expect(tab.address()).toBe('/defense/?types=water');
  });

  it('adds no history step for a settings panel that is closed again', async () => {
    const { tab, router, setRuleset } = await open('/defense/?types=fire');
    const allow = refuseWrites(tab);
    router.openPanel();
    setRuleset('gen2');
    router.closePanel();
    expect(router.getView()).toMatchObject({ path: '/defense/', isPanelOpen: false });
    allow();
    expect([tab.address(), tab.length()]).toEqual(['/defense/?types=fire&generation=gen2', 1]);
  });

  it('does not stop the app from starting', async () => {
    const tab = openTab('/nothing/');
    const allow = refuseWrites(tab);
    const { router, firstView } = await start(tab);
    await firstView;
    expect(router.getView().path).toBe('/defense/');
    allow();
    expect(tab.address()).toBe('/defense/');
  });
});

describe('back and forward', () => {
  it('restore the same state objects', async () => {
    const { tab, router, getEntry, pick } = await open('/defense/?types=fire');
    pick('ice');
    const defense = getEntry()?.state;
    router.navigate('/offense/?attacks=ground');
    const offense = getEntry()?.state;
    tab.back();
    expect(getEntry()?.state).toBe(defense);
    expect(tab.address()).toBe('/defense/?types=ice');
    tab.forward();
    expect(getEntry()?.state).toBe(offense);
    expect(tab.address()).toBe('/offense/?attacks=ground');
  });

  it('distinguish two entries of the same screen', async () => {
    const { tab, router, getEntry } = await open('/defense/?types=fire');
    router.navigate('/defense/?types=water');
    expect(getEntry()?.state).toMatchObject({ types: ['water'] });
    tab.back();
    expect(getEntry()?.state).toMatchObject({ types: ['fire'] });
    tab.forward();
    expect(getEntry()?.state).toMatchObject({ types: ['water'] });
  });

  it('restore the settings of the entry', async () => {
    const { tab, router, settings } = await open('/defense/?types=fire&generation=gen1');
    router.navigate('/offense/?attacks=ice');
    expect(settings().ruleset).toBe('default');
    tab.back();
    expect(settings().ruleset).toBe('gen1');
    expect(tab.address()).toBe('/defense/?types=fire&generation=gen1');
  });

  it('restore an empty state, which links then keep', async () => {
    const { tab, router, pick, getEntry } = await open('/defense/');
    router.navigate('/defense/?types=fire');
    pick('ice');
    tab.back();
    expect(getEntry()?.state).toMatchObject({ types: [] });
    router.navigate('/about/');
    router.navigate('/defense/');
    expect(tab.address()).toBe('/defense/');
  });

  it('to coverage without attacks use the attacks picked meanwhile', async () => {
    const { tab, router, getEntry, session } = await open('/offense/coverage/');
    router.navigate('/offense/');
    session.update<'offense'>(getEntry()?.key ?? '', (state) => ({
      ...state,
      attacks: [{ strike: 'ice' }],
    }));
    tab.back();
    expect(tab.address()).toBe('/offense/coverage/?attacks=ice');
    tab.forward();
    expect(tab.address()).toBe('/offense/?attacks=ice');
  });

  it('read the address after a reload', async () => {
    const before = await open('/defense/?types=fire');
    before.router.navigate('/offense/?attacks=ice');
    before.tab.unload();
    const { tab, getEntry } = await start(before.tab);
    tab.back();
    expect(getEntry()).toMatchObject({ calculator: 'defense', state: { types: ['fire'] } });
    tab.forward();
    expect(getEntry()).toMatchObject({
      calculator: 'offense',
      state: { attacks: [{ strike: 'ice' }] },
    });
  });

  it('show changes that another screen made to the entry', async () => {
    const { tab, router, getEntry, session } = await open(
      '/defense/team/?team=1&member=mew.psychic',
    );
    router.navigate('/defense/?types=fire');
    expect(addToTeam(session, { types: ['fire'], attacks: [] })).toBe(true);
    expect(tab.address()).toBe('/defense/?types=fire');
    tab.back();
    expect(getEntry()?.state).toMatchObject({ members: [{ pokemon: 'mew' }, { types: ['fire'] }] });
    expect(tab.address()).toBe('/defense/team/?team=1&member=mew.psychic&member=.fire');
  });

  it('restore the scroll position', async () => {
    const { tab, router } = await open('/defense/?types=fire');
    tab.window.scrollY = 300;
    router.navigate('/about/');
    expect(router.getView().scroll).toBe(0);
    tab.window.scrollY = 50;
    tab.back();
    expect(router.getView().scroll).toBe(300);
    tab.forward();
    expect(router.getView().scroll).toBe(50);
  });
});

it('the first screen stays where the reader has scrolled before the app started', async () => {
  const tab = openTab('/about/');
  tab.window.scrollY = 200;
  const { router } = await start(tab);
  expect(router.getView().scroll).toBeUndefined();
  router.navigate('/offense/');
  expect(router.getView().scroll).toBe(0);
});

// Regressions
it('another part of a page begins at its top, another state of a calculator where the player is', async () => {
  const { router } = await open('/about/');
  router.navigate('/about/?part=2');
  expect(router.getView().scroll).toBe(0);
  router.navigate('/defense/?types=fire');
  router.navigate('/defense/?types=water');
  expect(router.getView().scroll).toBeUndefined();
});

describe('a link', () => {
  it('without a state restores the last state object of the calculator', async () => {
    const { tab, router, getEntry, pick } = await open('/defense/');
    pick('fire');
    const lastState = getEntry()?.state;
    router.navigate('/about/');
    router.navigate('/defense/');
    expect(getEntry()?.state).toBe(lastState);
    expect(tab.address()).toBe('/defense/?types=fire');
    expect(tab.length()).toBe(3);
  });

  it('in the same task as a tap keeps the change', async () => {
    const { tab, router, pick, getEntry } = await open('/defense/?types=water');
    pick('water', 'ground');
    router.navigate('/offense/');
    tab.back();
    expect(getEntry()?.state).toMatchObject({ types: ['water', 'ground'] });
    expect(tab.address()).toBe('/defense/?types=water-ground');
  });

  it('to the current address adds no history step', async () => {
    const { tab, router, getEntry } = await open('/offense/?attacks=ice');
    const before = getEntry();
    router.navigate('/offense/');
    router.navigate('/offense/?attacks=ice');
    expect(getEntry()).toBe(before);
    expect(tab.length()).toBe(1);
  });

  it('to a part of the page keeps its hash until the state changes', async () => {
    const { tab, router, getEntry, session } = await open('/offense/?attacks=ice');
    router.navigate('/offense/?attacks=ice#list');
    expect(tab.address()).toBe('/offense/?attacks=ice#list');
    expect(router.getView().scroll).toBe('list');
    session.update<'offense'>(getEntry()?.key ?? '', (state) => ({ ...state, inverse: true }));
    expect(tab.address()).toBe('/offense/?attacks=ice&inverse=1');
  });

  it('to an unknown path opens the defense screen, and `replace` adds no history step', async () => {
    const { tab, router } = await open('/about/');
    router.navigate('/nothing/?types=fire', { replace: true });
    expect([tab.address(), tab.length()]).toEqual(['/defense/', 1]);
  });
});

describe('a screen that is still loading', () => {
  const slow = ['/offense/'];

  it('changes the address at once, and is shown when it has loaded', async () => {
    const { tab, router, finish } = await start(openTab('/defense/?types=fire'), '', slow);
    router.navigate('/offense/?attacks=ice');
    expect(tab.address()).toBe('/offense/?attacks=ice');
    expect(router.getView()).toMatchObject({ path: '/defense/', isLeaving: true });
    await finish();
    expect(router.getView()).toMatchObject({ path: '/offense/', isLeaving: false, Screen });
  });

  it('keeps the previous screen usable without changing the address', async () => {
    const { tab, router, pick, finish, getEntry } = await start(openTab('/defense/'), '', slow);
    router.navigate('/offense/');
    pick('fire');
    expect(tab.address()).toBe('/offense/');
    await finish();
    tab.back();
    expect(getEntry()?.state).toMatchObject({ types: ['fire'] });
    expect(tab.address()).toBe('/defense/?types=fire');
  });

  it('is not shown if the player has navigated elsewhere', async () => {
    const { tab, router, finish } = await start(openTab('/defense/?types=fire'), '', slow);
    router.navigate('/offense/');
    router.navigate('/about/');
    await finish();
    expect(router.getView()).toMatchObject({ path: '/about/', isLeaving: false });
    expect(tab.address()).toBe('/about/');
  });

  it('shows the error if loading fails, and a link to it retries', async () => {
    const { router, finish } = await start(openTab('/defense/'), '', slow);
    const error = new Error('gone');
    router.navigate('/offense/');
    await finish(error);
    expect(router.getView()).toEqual(
      expect.objectContaining({ path: '/offense/', error, isLeaving: false }),
    );
    expect(router.getView().Screen).toBeUndefined();
    router.navigate('/offense/');
    await finish();
    expect(router.getView()).toMatchObject({ path: '/offense/', Screen });
    expect(router.getView().error).toBeUndefined();
  });

  it('loads when a link to it is touched, which shows and writes nothing', async () => {
    const { tab, router, finish } = await start(openTab('/defense/?types=fire'), '', slow);
    router.prepare('/offense/?attacks=ice');
    await finish();
    expect(router.getView()).toMatchObject({ path: '/defense/', isLeaving: false });
    expect(tab.address()).toBe('/defense/?types=fire');
    router.navigate('/offense/?attacks=ice');
    expect(router.getView()).toMatchObject({ path: '/offense/', isLeaving: false, Screen });
  });

  it('is tried again by the tap if the touch could not load it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { router, finish } = await start(openTab('/defense/'), '', slow);
    router.prepare('/offense/');
    await finish(new Error('gone'));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    router.navigate('/offense/');
    await finish();
    expect(router.getView()).toMatchObject({ path: '/offense/', Screen });
  });

  it('can be the first screen', async () => {
    const { router, firstView, finish } = await start(openTab('/offense/'), '', slow);
    expect(router.getView().isLeaving).toBe(true);
    await finish();
    await firstView;
    expect(router.getView()).toMatchObject({ path: '/offense/', isLeaving: false });
  });
});

describe('a screen that would lose something', () => {
  const guard = vi.fn<() => boolean>();

  it.each([-1, 1, -2])('stays when the history goes by %i', async (steps) => {
    const { tab, router } = await open('/offense/?attacks=ice');
    router.navigate('/about/');
    router.navigate('/defense/?types=fire');
    router.navigate('/defense/team/');
    tab.back();
    const before = { ...router.getView() };
    const end = guardHistory(guard.mockReturnValue(false));
    tab.window.history.go(steps);
    expect([tab.address(), tab.length()]).toEqual(['/defense/?types=fire', 4]);
    expect(router.getView()).toMatchObject(before);
    expect(guard).toHaveBeenCalledOnce();
    // The same step works as soon as nothing would be lost.
    guard.mockReturnValue(true);
    tab.window.history.go(steps);
    end();
    expect(tab.address()).not.toBe('/defense/?types=fire');
    tab.window.history.go(-steps);
    expect(tab.address()).toBe('/defense/?types=fire');
    expect(guard).toHaveBeenCalledTimes(2);
    guard.mockReset();
  });

  it('stays after a reload, and after its settings panel was closed', async () => {
    const { tab, router } = await open('/about/');
    router.navigate('/defense/?types=fire');
    router.openPanel();
    router.closePanel();
    tab.unload();
    await start(tab);
    const end = guardHistory(() => false);
    tab.back();
    end();
    expect(tab.address()).toBe('/defense/?types=fire');
  });

  it('is left to an entry of an earlier version, whose position is unknown', async () => {
    const { tab, router } = await open('/about/');
    tab.window.history.replaceState({ key: 'old' }, '');
    router.navigate('/defense/?types=fire');
    const end = guardHistory(() => false);
    tab.back();
    end();
    expect(tab.address()).toBe('/about/');
  });
});

describe('the settings panel', () => {
  it('closes with the back button and keeps changed settings', async () => {
    const { tab, router, setRuleset, getEntry } = await open('/defense/?types=fire');
    router.openPanel();
    expect(router.getView().isPanelOpen).toBe(true);
    expect(tab.length()).toBe(2);
    setRuleset('gen2');
    tab.back();
    expect(router.getView().isPanelOpen).toBe(false);
    expect(tab.address()).toBe('/defense/?types=fire&generation=gen2');
    expect(getEntry()?.settings.ruleset).toBe('gen2');
  });

  it('closes once if closed twice', async () => {
    const { tab, router } = await open('/about/');
    router.navigate('/defense/?types=fire');
    router.openPanel();
    router.closePanel();
    router.closePanel();
    expect(tab.address()).toBe('/defense/?types=fire');
    expect(router.getView()).toMatchObject({ path: '/defense/', isPanelOpen: false });
  });

  it('opens again with the forward button and after a reload', async () => {
    const { tab, router } = await open('/defense/?types=fire');
    router.openPanel();
    tab.back();
    tab.forward();
    expect(router.getView().isPanelOpen).toBe(true);
    tab.unload();
    const reloaded = await start(tab);
    expect(reloaded.router.getView().isPanelOpen).toBe(true);
    tab.back();
    expect(reloaded.router.getView().isPanelOpen).toBe(false);
  });

  // Regressions
  it('stays open when a loading screen appears', async () => {
    const { router, firstView, finish } = await start(openTab('/defense/'), '', ['/offense/']);
    await firstView;
    router.navigate('/offense/');
    router.openPanel();
    await finish();
    expect(router.getView()).toMatchObject({ path: '/offense/', isPanelOpen: true });
  });

  it('does not restore a reverted setting with the back button', async () => {
    const { tab, router, setRuleset } = await open('/defense/?types=fire');
    for (const ruleset of ['gen2', 'default'] as const) {
      router.openPanel();
      setRuleset(ruleset);
      router.closePanel();
    }
    router.navigate('/about/');
    tab.back();
    expect(tab.address()).toBe('/defense/?types=fire');
  });
});

it('a reset clears the screen, the address and the session', async () => {
  const { tab, router, pick, reset, getEntry } = await open('/defense/?types=fire&generation=gen2');
  router.navigate('/offense/?attacks=ice');
  reset();
  expect(tab.address()).toBe('/offense/');
  expect(getEntry()?.state).toMatchObject({ attacks: [] });
  expect([...tab.session.keys()]).toEqual([]);
  router.navigate('/defense/');
  expect(tab.address()).toBe('/defense/');
  pick('ice');
  expect(tab.address()).toBe('/defense/?types=ice');
});
