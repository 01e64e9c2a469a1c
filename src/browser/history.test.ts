import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchHistory, wentBack } from './history.ts';

const key = 'react-router-scroll-positions';

let stored: Map<string, string>;
let goBack: () => void;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {
    location: { href: 'https://example.org/defense/' },
    sessionStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    },
    addEventListener: (_: string, listen: () => void) => {
      goBack = listen;
    },
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  return () => {
    warn.mockRestore();
    vi.unstubAllGlobals();
  };
});

describe('the back button', () => {
  it('led to an address once', () => {
    watchHistory();
    expect(wentBack('https://example.org/defense/')).toBe(false);
    goBack();
    expect(wentBack('https://example.org/defense/')).toBe(true);
    expect(wentBack('https://example.org/defense/')).toBe(false);
  });

  it('led to that address and no other', () => {
    watchHistory();
    goBack();
    expect(wentBack('https://example.org/offense/')).toBe(false);
  });
});

// The router writes into whatever it finds there, and every link of the app failed.
describe('the scroll positions of the router', () => {
  it.each(['7', '-1e999', '"far down"', 'true', 'null'])('are none where there is %s', (json) => {
    stored.set(key, json);
    watchHistory();
    expect(stored.get(key)).toBe('{}');
  });

  it.each(['{"default":120}', '{}', '[]', '{"far'])('are left as they are: %s', (json) => {
    stored.set(key, json);
    watchHistory();
    expect(stored.get(key)).toBe(json);
  });

  it('are not made up', () => {
    watchHistory();
    expect(stored.size).toBe(0);
  });
});
