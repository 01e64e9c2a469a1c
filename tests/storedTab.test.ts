import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeRecord } from '#browser/database.ts';
import type { Calculator } from '#links/registry.ts';
import { openTab } from './fakeTab.ts';

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

it.each<Calculator>(['defense', 'team', 'battle', 'offense'])(
  'a tab continues the stored state of %s',
  async (calculator) => {
    openTab('/', session);
    const { loadOwnGames } = await import('#saved/ownGames.ts');
    await loadOwnGames([]);
    const { getLastState } = await import('#session/lastStates.ts');
    const { getCalculatorRow } = await import('#links/registry.ts');
    const { format, stateKey } = getCalculatorRow(calculator);
    const stored = new URLSearchParams(JSON.parse(session[`choice.${stateKey}`] ?? '""'));
    const settings = ['generation', 'game', 'own', 'type_count', 'dex'];
    const picks = ['search', 'type', 'order'];
    const names = [...settings, ...(calculator === 'offense' ? picks : [])];
    for (const name of names) stored.delete(name);
    expect(`${format(getLastState(calculator))}`).toBe(`${stored}`);
  },
);
