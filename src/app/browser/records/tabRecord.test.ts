import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks } from '#tests/fakeLocks.ts';
import { readRecordKeys, writeRecord } from './database.ts';

const dayMs = 86_400_000;

/** Opens a tab, which has its own module state. */
async function openTab() {
  vi.resetModules();
  return import('./tabRecord.ts');
}

const countKeys = async () => (await readRecordKeys()).length;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});

afterEach(async () => {
  // All tabs are closed, and another tab later removes their records.
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.setSystemTime(Date.now() + 3 * dayMs);
  await (await openTab()).removeClosedTabRecords();
  expect(await readRecordKeys()).toEqual(['teams'].slice(0, await countKeys()));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a record of a tab', () => {
  it('survives a reload', async () => {
    const key = await (await openTab()).writeTabRecord(['Mew']);
    expect(await (await openTab()).readTabRecord(key)).toEqual(['Mew']);
  });

  it('is removed when the tab releases it', async () => {
    const tab = await openTab();
    const key = await tab.writeTabRecord(['Mew']);
    await tab.removeTabRecord(key);
    expect([await tab.readTabRecord(key), await countKeys()]).toEqual([undefined, 0]);
  });

  it('stays while a duplicate of the tab holds it', async () => {
    const [tab, duplicate] = [await openTab(), await openTab()];
    const key = await tab.writeTabRecord(['Mew']);
    await duplicate.readTabRecord(key);
    await tab.removeTabRecord(key);
    expect(await duplicate.readTabRecord(key)).toEqual(['Mew']);
    await duplicate.removeTabRecord(key);
    expect(await countKeys()).toBe(0);
  });

  it('is not swept while its tab is open, even for weeks', async () => {
    const tab = await openTab();
    const key = await tab.writeTabRecord(['Mew']);
    vi.setSystemTime(Date.now() + 30 * dayMs);
    await (await openTab()).removeClosedTabRecords();
    expect(await tab.readTabRecord(key)).toEqual(['Mew']);
  });

  it.each([
    ['stays for a day, because the browser may have suspended the tab', dayMs / 2, 1],
    ['is swept after a day', 2 * dayMs, 0],
  ])('of a closed tab %s', async (_, elapsedMs, count) => {
    await (await openTab()).writeTabRecord(['Mew']);
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    vi.setSystemTime(Date.now() + elapsedMs);
    await (await openTab()).removeClosedTabRecords();
    expect(await countKeys()).toBe(count);
  });

  it('is the only kind of record that is swept', async () => {
    await writeRecord('teams', []);
    vi.setSystemTime(Date.now() + 2 * dayMs);
    await (await openTab()).removeClosedTabRecords();
    expect(await readRecordKeys()).toEqual(['teams']);
  });

  it.each([
    ['locks', () => vi.stubGlobal('navigator', {})],
    ['IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
  ])('is rejected in a browser without %s', async (_, block) => {
    block();
    vi.resetModules();
    await expect((await openTab()).writeTabRecord(['Mew'])).rejects.toThrow();
    vi.unstubAllGlobals();
  });
});
