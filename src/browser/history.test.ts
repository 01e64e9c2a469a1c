import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchHistory, wentBack } from './history.ts';

let goBack: () => void;

beforeEach(() => {
  vi.stubGlobal('window', {
    location: { href: 'https://example.org/defense/' },
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
