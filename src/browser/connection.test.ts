import { beforeEach, expect, it, vi } from 'vitest';
import { missing, reportMissing, watchConnection } from './connection.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  watchConnection();
  return () => vi.unstubAllGlobals();
});

function setNetwork(state: 'online' | 'offline'): void {
  vi.stubGlobal('navigator', { onLine: state === 'online' });
  window.dispatchEvent(new Event(state));
}

it('sets missing when a load fails offline, and clears it when the network returns', () => {
  const values: boolean[] = [];
  const stop = missing.subscribe(() => values.push(missing.get()));
  setNetwork('offline');
  expect(missing.get()).toBe(false);
  reportMissing();
  expect(missing.get()).toBe(true);
  setNetwork('online');
  setNetwork('offline');
  expect(missing.get()).toBe(false);
  stop();
  reportMissing();
  expect(values).toEqual([true, false]);
});

// Regression: a file that had loaded late was reported as missing each time the network went away.
it('does not report a load that failed online when the network goes away later', () => {
  setNetwork('online');
  reportMissing();
  setNetwork('offline');
  expect(missing.get()).toBe(false);
});
