import { beforeEach, expect, it, vi } from 'vitest';
import { hasMissingFile, reportMissingFile, watchConnection } from './connection.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  watchConnection();
  return () => vi.unstubAllGlobals();
});

function setNetwork(state: 'online' | 'offline'): void {
  vi.stubGlobal('navigator', { onLine: state === 'online' });
  window.dispatchEvent(new Event(state));
}

it('sets `hasMissingFile` when a load fails offline, and clears it when the network returns', () => {
  const values: boolean[] = [];
  const stop = hasMissingFile.subscribe(() => values.push(hasMissingFile.get()));
  setNetwork('offline');
  expect(hasMissingFile.get()).toBe(false);
  reportMissingFile();
  expect(hasMissingFile.get()).toBe(true);
  setNetwork('online');
  setNetwork('offline');
  expect(hasMissingFile.get()).toBe(false);
  stop();
  reportMissingFile();
  expect(values).toEqual([true, false]);
});

// Regression: a file that had loaded late was reported as missing each time the network went away.
it('does not report a load that failed online when the network goes away later', () => {
  setNetwork('online');
  reportMissingFile();
  setNetwork('offline');
  expect(hasMissingFile.get()).toBe(false);
});
