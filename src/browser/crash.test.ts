import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeCrash, keepCrash, lastCrash } from './crash.ts';

let stored: Map<string, string>;

const address = 'https://example.org/defense/?types=fire';

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('navigator', { userAgent: 'Firefox' });
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    },
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  return () => {
    warn.mockRestore();
    vi.unstubAllGlobals();
  };
});

describe('a crash', () => {
  it.each([
    ['an error', new TypeError('No type'), 'TypeError: No type'],
    ['an answer of the router', { status: 404, statusText: 'Not Found' }, '404 Not Found'],
    ['an answer without words', { status: 500 }, '500'],
    ['a text', 'No type', 'No type'],
    ['nothing', undefined, 'undefined'],
  ])('by %s is told by its message', (_, error, message) => {
    expect(describeCrash(error, address)).toMatchObject({
      message,
      address,
      browser: 'Firefox',
    });
  });

  it('is kept for the session as it was', () => {
    const crash = describeCrash(new Error('No type'), address);
    keepCrash(crash);
    expect(lastCrash()).toEqual(crash);
  });

  it.each(['7', 'null', '[]', '"Error"', '{}', '{"message":7}', '{"message":{"toString":7}}', '{'])(
    'was none where the session holds %s',
    (json) => {
      stored.set('crash', json);
      expect(lastCrash()).toBeUndefined();
    },
  );

  it('tells what is known of it', () => {
    stored.set('crash', '{"message":"Error: No type","stack":{"toString":7},"time":2026}');
    expect(lastCrash()).toEqual({
      message: 'Error: No type',
      stack: '',
      address: '',
      time: '',
      browser: '',
    });
  });
});
