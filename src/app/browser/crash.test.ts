import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeCrash, readCrash, saveCrash } from './crash.ts';

let sessionItems: Map<string, string>;

const address = 'https://example.org/defense/?types=fire';

beforeEach(() => {
  sessionItems = new Map();
  vi.stubGlobal('navigator', { userAgent: 'Firefox' });
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => sessionItems.get(name) ?? null,
      setItem: (name: string, value: string) => sessionItems.set(name, value),
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
    ['a response of the router', { status: 404, statusText: 'Not Found' }, '404 Not Found'],
    ['a response without a status text', { status: 500 }, '500'],
    ['a string', 'No type', 'No type'],
    ['undefined', undefined, 'undefined'],
  ])('takes its message from %s', (_, error, message) => {
    expect(describeCrash(error, address)).toMatchObject({
      message,
      address,
      browser: 'Firefox',
    });
  });

  it('is restored unchanged from session storage', () => {
    const crash = describeCrash(new Error('No type'), address);
    saveCrash(crash);
    expect(readCrash()).toEqual(crash);
  });

  it.each(['7', 'null', '[]', '"Error"', '{}', '{"message":7}', '{"message":{"toString":7}}', '{'])(
    'is undefined if session storage holds %s',
    (json) => {
      sessionItems.set('crash', json);
      expect(readCrash()).toBeUndefined();
    },
  );

  it('keeps its valid fields and empties the others', () => {
    sessionItems.set('crash', '{"message":"Error: No type","stack":{"toString":7},"time":2026}');
    expect(readCrash()).toEqual({
      message: 'Error: No type',
      stack: '',
      address: '',
      time: '',
      browser: '',
    });
  });
});
