import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeRecord } from '#app/browser/records/database.ts';
import { loadOwnGames } from '#app/state/saved/loadOwnGames.ts';
import { practiceCards } from '#app/state/saved/practiceCards.ts';
import { savedGames } from '#app/state/saved/savedGames.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import type { Calculator } from '#core/links/registry.ts';
import { getCalculatorRow } from '#core/links/registry.ts';
import { openTab } from './fakeTab.ts';
import { startSession } from './startSession.ts';

/*
 * The session storage and the records of a tab that the version of November 2026 has written. Never
 * regenerate them: what is on a device stays readable.
 */
const { session, records } = JSON.parse(
  readFileSync(new URL('./storedTab.json', import.meta.url), 'utf8'),
) as { session: Record<string, string>; records: Record<string, unknown> };

beforeAll(async () => {
  for (const [key, record] of Object.entries(records)) await writeRecord(key, record);
});

afterAll(() => vi.unstubAllGlobals());

/** Starts a session of the stored tab. */
async function start() {
  openTab('/', session);
  const tab = startSession();
  await loadOwnGames(tab.findMissingGames(new URLSearchParams()));
  return tab;
}

describe('a stored tab', () => {
  it('continues with its settings, and the edit that a reload interrupted is saved', async () => {
    const tab = await start();
    expect(tab.getSettings()).toMatchObject({
      ruleset: { name: 'Melody', base: 'platinum', pokemon: [{ name: 'Aria' }] },
      typeCount: 2,
    });
    expect(tab.getLast('team').state.savedId).toBe('id-of-rain');
    await expect.poll(() => tab.edits.ids()).toEqual([]);
    await savedTeams.load();
    expect(savedTeams.get()).toMatchObject({
      items: [
        { name: 'Rain', link: JSON.parse(session['unsaved.id-of-rain'] ?? '{}').link as string },
      ],
      unreadable: new Map(),
    });
  });

  it.each<Calculator>(['defense', 'team', 'battle', 'offense'])(
    'continues with the last state of %s',
    async (calculator) => {
      const tab = await start();
      const { format, stateKey } = getCalculatorRow(calculator);
      const stored = new URLSearchParams(JSON.parse(session[`choice.${stateKey}`] ?? '""'));
      const settings = ['generation', 'game', 'own', 'type_count', 'dex'];
      const picks = ['search', 'type', 'order'];
      const names = [...settings, ...(calculator === 'offense' ? picks : [])];
      for (const name of names) stored.delete(name);
      expect(`${format(tab.getLast(calculator).state)}`).toBe(`${stored}`);
      await expect.poll(() => tab.edits.ids()).toEqual([]);
    },
  );
});

it('the games and cards of the device are readable', async () => {
  openTab('/');
  await Promise.all([savedGames.load(), practiceCards.load()]);
  expect(savedGames.get()).toMatchObject({
    items: [{ id: 'id-of-melody' }],
    unreadable: new Map(),
  });
  expect(practiceCards.get()).toMatchObject({ items: [{ reps: 3 }], unreadable: new Map() });
});
