import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTab } from '#tests/fakeTab.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const paths = ['/defense/', '/defense/team/', '/offense/', '/offense/coverage/', '/about/'];

/** Starts the app's router in a tab, with screens that are loaded unless `slow` names them. */
async function start(tab: ReturnType<typeof openTab>, base = '', slow: readonly string[] = []) {
  const { createRouter } = await import('./router.ts');
  const entries = await import('#calculators/entries.ts');
  const settings = await import('#preferences/settings.ts');
  const preferences = await import('#preferences/preferences.ts');
  const storage = await import('#browser/storage.ts');
  const loaded = new Map(
    paths.filter((path) => !slow.includes(path)).map((path) => [path, Screen]),
  );
  let finish: (error?: Error) => Promise<void> = async () => {};
  const router = createRouter(
    {
      has: (path) => paths.includes(path),
      get: (path) => loaded.get(path),
      load: (path) =>
        new Promise((resolve, reject) => {
          finish = async (error) => {
            if (error) return reject(error);
            loaded.set(path, Screen);
            resolve();
          };
        }),
    },
    base,
  );
  const started = router.start();
  const shown = () => entries.shownEntry();
  return {
    ...{ tab, router, entries, started, shown },
    /** Ends the loading of a slow screen. */
    finish: async (error?: Error) => {
      await finish(error);
      await new Promise((resolve) => setTimeout(resolve));
    },
    /** Picks types on the defense screen, as a tap does. */
    pick: (...types: ('fire' | 'water' | 'ground' | 'ice')[]) =>
      entries.updateEntry<'defense'>(shown()?.key ?? '', (state) => ({ ...state, types })),
    setGeneration: (generation: 'default' | 'gen2' | 'gen1') => {
      preferences.generation.write(generation);
      entries.applySettings();
    },
    settings: settings.readSettings,
    reset: storage.clearSession,
  };
}

const Screen = () => null;
const open = (address: string, stored?: Record<string, string>) => start(openTab(address, stored));

describe('the first address', () => {
  it.each(['/', '/nothing/', '/defense/solo/?types=fire', '/Offense/'])(
    '%s leads to the defense screen without a step in the history',
    async (address) => {
      const { tab, router } = await open(address);
      expect([tab.address(), tab.length()]).toEqual(['/defense/', 1]);
      expect(router.view()).toMatchObject({ path: '/defense/', Screen, isLeaving: false });
    },
  );

  it.each([
    ['/defense?types=fire', '/defense?types=fire'],
    ['/defense/?utm_source=x&types=fire&fbclid=y', '/defense/?types=fire'],
    ['/defense/?type_count=2&types=fire&generation=default', '/defense/?types=fire'],
    ['/offense/?attacks=ice#top', '/offense/?attacks=ice#top'],
    ['/about/?types=fire', '/about/?types=fire'],
  ])('%s is written as %s', async (address, written) => {
    expect((await open(address)).tab.address()).toBe(written);
  });

  it('with parts that we do not know stays as it is until something is changed', async () => {
    const { tab, shown, pick } = await open('/defense/?types=fire-sound&tera=1');
    expect(tab.address()).toBe('/defense/?types=fire-sound&tera=1');
    expect(shown()).toMatchObject({ state: { types: ['fire'] }, ignored: ['types', 'tera'] });
    pick('fire', 'ice');
    expect(tab.address()).toBe('/defense/?types=fire-ice');
    expect(shown()?.ignored).toEqual([]);
  });

  it('below a base path leads to its screens, and home below it', async () => {
    const { tab, router } = await start(openTab('/tool/offense/?attacks=ice'), '/tool');
    expect(router.view()).toMatchObject({ path: '/offense/', Screen });
    router.navigate('/nothing/');
    expect(tab.address()).toBe('/tool/defense/');
  });
});

describe('a change', () => {
  it('is in the address and the session when the task that made it ends', async () => {
    const { tab, pick } = await open('/defense/');
    pick('fire');
    expect(tab.address()).toBe('/defense/?types=fire');
    expect(tab.session.get('choice.defense')).toBe('"types=fire"');
    expect(tab.length()).toBe(1);
  });

  it('of a setting is in the address too, and a page has none', async () => {
    const { tab, router, setGeneration } = await open('/defense/?types=fire');
    setGeneration('gen2');
    expect(tab.address()).toBe('/defense/?types=fire&generation=gen2');
    router.navigate('/about/');
    setGeneration('gen1');
    expect(tab.address()).toBe('/about/');
    router.navigate('/defense/');
    expect(tab.address()).toBe('/defense/?types=fire&generation=gen1');
  });

  it('survives a reload', async () => {
    const { tab, pick } = await open('/defense/?types=fire&generation=gen2');
    pick('ice');
    tab.unload();
    const again = await start(tab);
    expect(again.shown()).toMatchObject({ state: { types: ['ice'] } });
    expect(again.settings().generation).toBe('gen2');
    expect(tab.length()).toBe(1);
  });
});

describe('a history that the browser does not let be written', () => {
  /** Lets the browser refuse until `allow` is called, as Safari does after 100 changes in 10 seconds. */
  function refuse(tab: ReturnType<typeof openTab>) {
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
  it('leaves a change on the screen, and has it later', async () => {
    const { tab, pick, shown } = await open('/defense/?types=fire');
    const allow = refuse(tab);
    pick('water');
    expect(shown()?.state).toMatchObject({ types: ['water'] });
    expect(tab.address()).toBe('/defense/?types=fire');
    allow();
    expect(tab.address()).toBe('/defense/?types=water');
    expect(tab.length()).toBe(1);
  });

  it('lets links lead on, and has their steps later', async () => {
    const { tab, pick, router, entries } = await open('/defense/?types=fire');
    const allow = refuse(tab);
    pick('water');
    router.navigate('/offense/?attacks=ice');
    router.navigate('/about/');
    router.navigate('/defense/');
    pick('ground');
    expect(router.view().path).toBe('/defense/');
    expect(entries.linkTo('defense')).toBe('https://countertype.example/defense/?types=ground');
    allow();
    expect([tab.address(), tab.length()]).toEqual(['/defense/?types=ground', 4]);
    tab.back();
    tab.back();
    expect([tab.address(), router.view().path]).toEqual(['/offense/?attacks=ice', '/offense/']);
    tab.back();
    expect(tab.address()).toBe('/defense/?types=water');
  });

  it('has no step for a settings panel that is closed by then', async () => {
    const { tab, router, setGeneration } = await open('/defense/?types=fire');
    const allow = refuse(tab);
    router.openPanel();
    setGeneration('gen2');
    router.closePanel();
    expect(router.view()).toMatchObject({ path: '/defense/', isPanelOpen: false });
    allow();
    expect([tab.address(), tab.length()]).toEqual(['/defense/?types=fire&generation=gen2', 1]);
  });

  it('lets the app start', async () => {
    const tab = openTab('/nothing/');
    const allow = refuse(tab);
    const { router, started } = await start(tab);
    await started;
    expect(router.view().path).toBe('/defense/');
    allow();
    expect(tab.address()).toBe('/defense/');
  });
});

describe('back and forward', () => {
  it('show the very states that were left', async () => {
    const { tab, router, shown, pick } = await open('/defense/?types=fire');
    pick('ice');
    const defense = shown()?.state;
    router.navigate('/offense/?attacks=ground');
    const offense = shown()?.state;
    tab.back();
    expect(shown()?.state).toBe(defense);
    expect(tab.address()).toBe('/defense/?types=ice');
    tab.forward();
    expect(shown()?.state).toBe(offense);
    expect(tab.address()).toBe('/offense/?attacks=ground');
  });

  it('tell two entries of the same screen apart', async () => {
    const { tab, router, shown } = await open('/defense/?types=fire');
    router.navigate('/defense/?types=water');
    expect(shown()?.state).toMatchObject({ types: ['water'] });
    tab.back();
    expect(shown()?.state).toMatchObject({ types: ['fire'] });
    tab.forward();
    expect(shown()?.state).toMatchObject({ types: ['water'] });
  });

  it('bring the settings of what they show', async () => {
    const { tab, router, settings } = await open('/defense/?types=fire&generation=gen1');
    router.navigate('/offense/?attacks=ice');
    expect(settings().generation).toBe('default');
    tab.back();
    expect(settings().generation).toBe('gen1');
    expect(tab.address()).toBe('/defense/?types=fire&generation=gen1');
  });

  it('to where nothing was picked shows nothing picked, and goes on from there', async () => {
    const { tab, router, pick, shown } = await open('/defense/');
    router.navigate('/defense/?types=fire');
    pick('ice');
    tab.back();
    expect(shown()?.state).toMatchObject({ types: [] });
    router.navigate('/about/');
    router.navigate('/defense/');
    expect(tab.address()).toBe('/defense/');
  });

  it('to coverage without attacks goes on with those that were picked meanwhile', async () => {
    const { tab, router, shown, entries } = await open('/offense/coverage/');
    router.navigate('/offense/');
    entries.updateEntry<'offense'>(shown()?.key ?? '', (state) => ({
      ...state,
      attacks: [{ strike: 'ice' }],
    }));
    tab.back();
    expect(tab.address()).toBe('/offense/coverage/?attacks=ice');
    tab.forward();
    expect(tab.address()).toBe('/offense/?attacks=ice');
  });

  it('after a reload read the addresses', async () => {
    const before = await open('/defense/?types=fire');
    before.router.navigate('/offense/?attacks=ice');
    before.tab.unload();
    const { tab, shown } = await start(before.tab);
    tab.back();
    expect(shown()).toMatchObject({ calculator: 'defense', state: { types: ['fire'] } });
    tab.forward();
    expect(shown()).toMatchObject({
      calculator: 'offense',
      state: { attacks: [{ strike: 'ice' }] },
    });
  });

  it('find an entry that was changed from another screen as it is now', async () => {
    const { tab, router, shown } = await open('/defense/team/?team=1&member=mew.psychic');
    const { joinTeam } = await import('#calculators/join.ts');
    router.navigate('/defense/?types=fire');
    expect(joinTeam({ types: ['fire'], attacks: [] })).toBe(true);
    expect(tab.address()).toBe('/defense/?types=fire');
    tab.back();
    expect(shown()?.state).toMatchObject({ members: [{ pokemon: 'mew' }, { types: ['fire'] }] });
    expect(tab.address()).toBe('/defense/team/?team=1&member=mew.psychic&member=.fire');
  });

  it('scroll to where the entry was left', async () => {
    const { tab, router } = await open('/defense/?types=fire');
    tab.window.scrollY = 300;
    router.navigate('/about/');
    expect(router.view().scroll).toBe(0);
    tab.window.scrollY = 50;
    tab.back();
    expect(router.view().scroll).toBe(300);
    tab.forward();
    expect(router.view().scroll).toBe(50);
  });
});

describe('a link', () => {
  it('without a state goes on where the tab left the calculator, with the very state', async () => {
    const { tab, router, shown, pick } = await open('/defense/');
    pick('fire');
    const left = shown()?.state;
    router.navigate('/about/');
    router.navigate('/defense/');
    expect(shown()?.state).toBe(left);
    expect(tab.address()).toBe('/defense/?types=fire');
    expect(tab.length()).toBe(3);
  });

  it('in the task of a tap loses nothing', async () => {
    const { tab, router, pick, shown } = await open('/defense/?types=water');
    pick('water', 'ground');
    router.navigate('/offense/');
    tab.back();
    expect(shown()?.state).toMatchObject({ types: ['water', 'ground'] });
    expect(tab.address()).toBe('/defense/?types=water-ground');
  });

  it('to where the browser is adds no step', async () => {
    const { tab, router, shown } = await open('/offense/?attacks=ice');
    const before = shown();
    router.navigate('/offense/');
    router.navigate('/offense/?attacks=ice');
    expect(shown()).toBe(before);
    expect(tab.length()).toBe(1);
  });

  it('to a part of the page keeps its hash until something changes', async () => {
    const { tab, router, shown, entries } = await open('/offense/?attacks=ice');
    router.navigate('/offense/?attacks=ice#list');
    expect(tab.address()).toBe('/offense/?attacks=ice#list');
    expect(router.view().scroll).toBe('list');
    entries.updateEntry<'offense'>(shown()?.key ?? '', (state) => ({ ...state, inverse: true }));
    expect(tab.address()).toBe('/offense/?attacks=ice&inverse=1');
  });

  it('to no screen leads home, where a replaced entry stays one', async () => {
    const { tab, router } = await open('/about/');
    router.navigate('/nothing/?types=fire', { replace: true });
    expect([tab.address(), tab.length()]).toEqual(['/defense/', 1]);
  });
});

describe('a screen that is still being loaded', () => {
  const slow = ['/offense/'];

  it('has the address at once, and is shown when it is there', async () => {
    const { tab, router, finish } = await start(openTab('/defense/?types=fire'), '', slow);
    router.navigate('/offense/?attacks=ice');
    expect(tab.address()).toBe('/offense/?attacks=ice');
    expect(router.view()).toMatchObject({ path: '/defense/', isLeaving: true });
    await finish();
    expect(router.view()).toMatchObject({ path: '/offense/', isLeaving: false, Screen });
  });

  it('leaves the one before at work, and the address alone', async () => {
    const { tab, router, pick, finish, shown } = await start(openTab('/defense/'), '', slow);
    router.navigate('/offense/');
    pick('fire');
    expect(tab.address()).toBe('/offense/');
    await finish();
    tab.back();
    expect(shown()?.state).toMatchObject({ types: ['fire'] });
    expect(tab.address()).toBe('/defense/?types=fire');
  });

  it('is not shown when the player has gone on', async () => {
    const { tab, router, finish } = await start(openTab('/defense/?types=fire'), '', slow);
    router.navigate('/offense/');
    router.navigate('/about/');
    await finish();
    expect(router.view()).toMatchObject({ path: '/about/', isLeaving: false });
    expect(tab.address()).toBe('/about/');
  });

  it('that cannot be had says why, and a link to it tries again', async () => {
    const { router, finish } = await start(openTab('/defense/'), '', slow);
    const error = new Error('gone');
    router.navigate('/offense/');
    await finish(error);
    expect(router.view()).toEqual(
      expect.objectContaining({ path: '/offense/', error, isLeaving: false }),
    );
    expect(router.view().Screen).toBeUndefined();
    router.navigate('/offense/');
    await finish();
    expect(router.view()).toMatchObject({ path: '/offense/', Screen });
    expect(router.view().error).toBeUndefined();
  });

  it('may be the first', async () => {
    const { router, started, finish } = await start(openTab('/offense/'), '', slow);
    expect(router.view().isLeaving).toBe(true);
    await finish();
    await started;
    expect(router.view()).toMatchObject({ path: '/offense/', isLeaving: false });
  });
});

describe('the settings panel', () => {
  it('is closed by the back button, and what was changed in it stays', async () => {
    const { tab, router, setGeneration, shown } = await open('/defense/?types=fire');
    router.openPanel();
    expect(router.view().isPanelOpen).toBe(true);
    expect(tab.length()).toBe(2);
    setGeneration('gen2');
    tab.back();
    expect(router.view().isPanelOpen).toBe(false);
    expect(tab.address()).toBe('/defense/?types=fire&generation=gen2');
    expect(shown()?.settings.generation).toBe('gen2');
  });

  it('closes once however often it is asked to', async () => {
    const { tab, router } = await open('/about/');
    router.navigate('/defense/?types=fire');
    router.openPanel();
    router.closePanel();
    router.closePanel();
    expect(tab.address()).toBe('/defense/?types=fire');
    expect(router.view()).toMatchObject({ path: '/defense/', isPanelOpen: false });
  });

  it('opens again by the forward button and with a reload', async () => {
    const { tab, router } = await open('/defense/?types=fire');
    router.openPanel();
    tab.back();
    tab.forward();
    expect(router.view().isPanelOpen).toBe(true);
    tab.unload();
    const again = await start(tab);
    expect(again.router.view().isPanelOpen).toBe(true);
    tab.back();
    expect(again.router.view().isPanelOpen).toBe(false);
  });

  // Regressions
  it('stays open when a screen is there that was being loaded', async () => {
    const { router, started, finish } = await start(openTab('/defense/'), '', ['/offense/']);
    await started;
    router.navigate('/offense/');
    router.openPanel();
    await finish();
    expect(router.view()).toMatchObject({ path: '/offense/', isPanelOpen: true });
  });

  it('a setting taken back does not come again by the back button', async () => {
    const { tab, router, setGeneration } = await open('/defense/?types=fire');
    for (const generation of ['gen2', 'default'] as const) {
      router.openPanel();
      setGeneration(generation);
      router.closePanel();
    }
    router.navigate('/about/');
    tab.back();
    expect(tab.address()).toBe('/defense/?types=fire');
  });
});

it('a reset empties the screen, the address and the session', async () => {
  const { tab, router, pick, reset, shown } = await open('/defense/?types=fire&generation=gen2');
  router.navigate('/offense/?attacks=ice');
  reset();
  expect(tab.address()).toBe('/offense/');
  expect(shown()?.state).toMatchObject({ attacks: [] });
  expect([...tab.session.keys()]).toEqual([]);
  router.navigate('/defense/');
  expect(tab.address()).toBe('/defense/');
  pick('ice');
  expect(tab.address()).toBe('/defense/?types=ice');
});
