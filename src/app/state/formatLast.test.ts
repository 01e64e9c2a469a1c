import { afterEach, expect, it, vi } from 'vitest';
import { openTab } from '#tests/fakeTab.ts';

afterEach(() => vi.unstubAllGlobals());

/** Starts a session as the page of Defense does, before the codecs of other calculators are loaded. */
async function startSession() {
  vi.resetModules();
  const { createSession } = await import('./createSession.ts');
  const { browserStorage, hasOtherLinks } = await import('./tabStorage.ts');
  const session = createSession({ storage: browserStorage, findGame: () => undefined });
  return { session, hasOthers: () => hasOtherLinks(browserStorage, 'defense') };
}

it('formats a link to another calculator without its codec as with it', async () => {
  openTab('/');
  const { session } = await startSession();
  session.open('key', 'defense', new URLSearchParams('types=fire&generation=gen1'));
  const before = session.formatLast('team');
  expect(before).toBe('generation=gen1');
  await import('#core/links/allCodecs.ts');
  expect(session.formatLast('team')).toBe(before);
});

it('knows whether the tab has stored a state that needs another codec', async () => {
  openTab('/');
  const { session, hasOthers } = await startSession();
  session.open('key', 'defense', new URLSearchParams('types=fire'));
  expect(hasOthers()).toBe(false);
  await import('#core/links/allCodecs.ts');
  session.updateLast('team', (state) => ({ ...state, inverse: true }));
  expect(hasOthers()).toBe(true);
  expect(session.formatLast('team')).toBe('inverse=1');
});

it('throws rather than lose what it cannot parse', async () => {
  openTab('/', { 'choice.team': '"inverse=1"' });
  const { session } = await startSession();
  expect(() => session.getLast('team')).toThrow('codec of team');
});
