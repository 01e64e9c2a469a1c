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

it('something is missing from when it could not be had offline until the network is back', () => {
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

// Regression: a file that came late once was told as missing whenever the network went away.
it('what failed while the network was there is not missing when it goes away', () => {
  setNetwork('online');
  reportMissing();
  setNetwork('offline');
  expect(missing.get()).toBe(false);
});
