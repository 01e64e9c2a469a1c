import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks } from '#tests/fakeLocks.ts';
import { recordKeys, writeRecord } from './database.ts';

const dayMs = 86_400_000;

/** What a tab does, with locks and a memory of its own. */
async function openTab() {
  vi.resetModules();
  return import('./tabRecord.ts');
}

const keys = async () => (await recordKeys()).length;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});

afterEach(async () => {
  // All tabs are closed, and a day later what is left is gone.
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.setSystemTime(Date.now() + 3 * dayMs);
  await (await openTab()).sweepTabRecords();
  expect(await recordKeys()).toEqual(['teams'].slice(0, await keys()));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a record of a tab', () => {
  it('is there after a reload', async () => {
    const key = await (await openTab()).writeTabRecord(['Mew']);
    expect(await (await openTab()).readTabRecord(key)).toEqual(['Mew']);
  });

  it('is gone when the tab gives it up', async () => {
    const tab = await openTab();
    const key = await tab.writeTabRecord(['Mew']);
    await tab.removeTabRecord(key);
    expect([await tab.readTabRecord(key), await keys()]).toEqual([undefined, 0]);
  });

  it('stays while a duplicate of the tab has it', async () => {
    const [tab, duplicate] = [await openTab(), await openTab()];
    const key = await tab.writeTabRecord(['Mew']);
    await duplicate.readTabRecord(key);
    await tab.removeTabRecord(key);
    expect(await duplicate.readTabRecord(key)).toEqual(['Mew']);
    await duplicate.removeTabRecord(key);
    expect(await keys()).toBe(0);
  });

  it('is not swept while its tab is open, however long', async () => {
    const tab = await openTab();
    const key = await tab.writeTabRecord(['Mew']);
    vi.setSystemTime(Date.now() + 30 * dayMs);
    await (await openTab()).sweepTabRecords();
    expect(await tab.readTabRecord(key)).toEqual(['Mew']);
  });

  it.each([
    ['stays for a day, for the browser may have put the tab to sleep', dayMs / 2, 1],
    ['is swept then', 2 * dayMs, 0],
  ])('of a closed tab %s', async (_, elapsed, left) => {
    await (await openTab()).writeTabRecord(['Mew']);
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    vi.setSystemTime(Date.now() + elapsed);
    await (await openTab()).sweepTabRecords();
    expect(await keys()).toBe(left);
  });

  it('is all that is swept', async () => {
    await writeRecord('teams', []);
    vi.setSystemTime(Date.now() + 2 * dayMs);
    await (await openTab()).sweepTabRecords();
    expect(await recordKeys()).toEqual(['teams']);
  });

  it.each([
    ['locks', () => vi.stubGlobal('navigator', {})],
    ['IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
  ])('is refused in a browser without %s', async (_, block) => {
    block();
    vi.resetModules();
    await expect((await openTab()).writeTabRecord(['Mew'])).rejects.toThrow();
    vi.unstubAllGlobals();
  });
});
