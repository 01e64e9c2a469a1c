import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseOwnGame } from '#app/state/chooseOwnGame.ts';
import { savedGames } from '#app/state/saved/savedGames.ts';
import { saveGame } from '#app/state/saveGame.ts';
import { makeChart } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { type emptyDefense, supportedDefender } from '#core/links/defense.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { openTab } from '#tests/fakeTab.ts';
import { startSession } from '#tests/startSession.ts';
import { createRouter } from './router.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const types = ['normal', 'water', 'sound'] as Type[];
const sound = types[2]!;

/** A game in which Sound hits Water for the factor. */
function melody(factor: number, base: OwnGame['base'] = 'default'): OwnGame {
  return {
    name: 'Melody',
    base,
    types: types.map((id) => ({ id, name: id === sound ? 'Sound' : id })),
    chart: makeChart(types, (attacking, defending) =>
      attacking === sound && defending === 'water' ? factor : 1,
    ),
    pokemon: [],
  };
}

const text = formatGameText(melody(2))!;

const Screen = () => null;

/** Starts the router in the tab; resolves when the first screen is there. */
async function start(tab: ReturnType<typeof openTab>) {
  const session = startSession();
  const router = createRouter(
    session,
    { has: () => true, get: () => Screen, load: async () => {} },
    '',
  );
  await router.start();
  const entry = () => session.getCurrent()!;
  return {
    ...{ tab, router, session, entry },
    /** The name of the game in use, or the generation. */
    gameName: () => {
      const { ruleset } = session.getSettings();
      return isOwnGame(ruleset) ? ruleset.name : ruleset;
    },
    game: () => entry().settings.ruleset as OwnGame,
    settle: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

describe('a link with an own game', () => {
  it('shows the game with its types', async () => {
    const { gameName, entry, game } = await start(openTab(`/defense/?types=sound&own=${text}`));
    expect(gameName()).toBe('Melody');
    expect(entry()).toMatchObject({ state: { types: ['sound'] }, ignored: [] });
    expect(game().chart.factors.sound).toEqual({ normal: 1, water: 2, sound: 1 });
  });

  it('survives a reload and the way to another screen', async () => {
    const before = await start(openTab(`/defense/?types=sound&own=${text}`));
    before.router.navigate('/offense/');
    expect(before.tab.address()).toBe(`/offense/?own=${text}`);
    before.tab.unload();
    const { gameName, tab } = await start(before.tab);
    expect(gameName()).toBe('Melody');
    expect(tab.address()).toBe(`/offense/?own=${text}`);
  });

  it('uses the rules of its base', async () => {
    const { entry } = await start(openTab(`/defense/?generation=gen2&game=platinum&own=${text}`));
    expect(entry().settings.ruleset).toMatchObject({ name: 'Melody', base: 'platinum' });
  });

  it.each(['nonsense', `${text}A`, '', '.'])('of another text names it: %s', async (other) => {
    const { entry, gameName } = await start(
      openTab(`/defense/?types=sound-water&own=${encodeURIComponent(other)}`),
    );
    expect(gameName()).toBe('default');
    expect(entry()).toMatchObject({ state: { types: ['water'] }, ignored: ['types', 'own'] });
  });
});

describe('an own game', () => {
  it('hides what it lacks, which comes back without it', async () => {
    const { session, entry } = await start(openTab('/defense/?types=fire-water'));
    chooseOwnGame(session, melody(2));
    const typing = () =>
      supportedDefender(entry().settings, entry().state as typeof emptyDefense).typing;
    expect(typing()).toEqual(['water']);
    session.setSettings({ ...session.getSettings(), ruleset: 'default' });
    expect(typing()).toEqual(['fire', 'water']);
  });

  it('changes in the entries of this visit too', async () => {
    const { router, tab, session, game, entry, settle } = await start(
      openTab(`/defense/?types=sound&own=${text}`),
    );
    const savedGame = await saveGame(session, game());
    router.navigate('/offense/');
    await savedGames.changeHeld(() => [{ ...savedGame!, game: melody(0.5) }]);
    expect(game().chart.factors.sound?.water).toBe(0.5);
    tab.back();
    await settle();
    expect(entry()).toMatchObject({ calculator: 'defense', state: { types: ['sound'] } });
    expect(game().chart.factors.sound?.water).toBe(0.5);
    expect(tab.address()).toBe(`/defense/?types=sound&own=${formatGameText(melody(0.5))}`);
    tab.unload();
    await savedGames.changeHeld(() => [{ ...savedGame!, game: melody(4) }]);
    // The tab has stored the id of the game, so a reload shows its newest version.
    expect((await start(tab)).game().chart.factors.sound?.water).toBe(4);
    await savedGames.change(() => []);
  });

  it('is left by choosing a generation', async () => {
    const { tab, session, gameName } = await start(openTab(`/defense/?types=water&own=${text}`));
    session.setSettings({ ...session.getSettings(), ruleset: 'gen1' });
    expect(gameName()).toBe('gen1');
    expect(tab.address()).toBe('/defense/?types=water&generation=gen1');
    expect([...tab.session.keys()]).not.toContain('own_game');
  });
});
