import { beforeEach, expect, it, vi } from 'vitest';
import { isMissing, missed, onConnection, watchConnection } from './connection.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  watchConnection();
  return () => vi.unstubAllGlobals();
});

function become(state: 'online' | 'offline'): void {
  vi.stubGlobal('navigator', { onLine: state === 'online' });
  window.dispatchEvent(new Event(state));
}

it('something is missing from when it could not be had offline until the network is back', () => {
  const heard: boolean[] = [];
  const stop = onConnection(() => heard.push(isMissing()));
  become('offline');
  missed();
  become('online');
  become('offline');
  stop();
  missed();
  expect(heard).toEqual([false, true, false, false]);
});

// Regression: a file that came late once was told as missing whenever the network went away.
it('what failed while the network was there is not missing when it goes away', () => {
  become('online');
  missed();
  become('offline');
  expect(isMissing()).toBe(false);
});
