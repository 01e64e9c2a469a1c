import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, onStoredElsewhere, readStored, writeStored } from './storage.ts';

const local = new Map<string, string>();
const session = new Map<string, string>();
const page = new EventTarget();

const storageOf = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  clear: () => stored.clear(),
});

const refuse = () => {
  throw new DOMException('Not allowed', 'SecurityError');
};

const blocked = {
  get localStorage() {
    return refuse();
  },
  get sessionStorage() {
    return refuse();
  },
};

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  local.clear();
  session.clear();
  warn.mockReset().mockReturnValue();
  vi.stubGlobal(
    'window',
    Object.assign(page, { localStorage: storageOf(local), sessionStorage: storageOf(session) }),
  );
  return () => vi.unstubAllGlobals();
});

describe('storage', () => {
  it.each(['dark', 3, '', false, { picked: ['fire'] }])(
    'gives back what was stored: %j',
    (value) => {
      expect(writeStored('local', 'key', value)).toBe(true);
      expect(readStored('local', 'key')).toEqual(value);
      expect(local.get('key')).toBe(JSON.stringify(value));
    },
  );

  it('keeps what stays on the device apart from what ends with the tab', () => {
    writeStored('local', 'key', 'device');
    writeStored('session', 'key', 'tab');
    expect([readStored('local', 'key'), readStored('session', 'key')]).toEqual(['device', 'tab']);
  });

  it('says nothing of a key that was never stored', () => {
    expect(readStored('local', 'key')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['dark', '{', '', 'undefined', "'dark'"])('warns of what is no JSON: %s', (text) => {
    local.set('key', text);
    expect(readStored('local', 'key')).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Failed to read "key" from local storage',
      expect.any(SyntaxError),
    );
  });

  it('forgets the session and keeps the device', () => {
    writeStored('local', 'key', 'device');
    writeStored('session', 'key', 'tab');
    clearSession();
    expect([readStored('local', 'key'), readStored('session', 'key')]).toEqual([
      'device',
      undefined,
    ]);
  });
});

describe('a browser that refuses', () => {
  it.each<[string, () => unknown, string, unknown]>([
    [
      'to read',
      () => readStored('local', 'key'),
      'Failed to read "key" from local storage',
      undefined,
    ],
    [
      'to write',
      () => writeStored('session', 'key', 1),
      'Failed to write "key" to session storage',
      false,
    ],
    ['to clear', () => clearSession(), 'Failed to clear session storage', undefined],
  ])('%s is a warning', (_, act, warning, answer) => {
    vi.stubGlobal('window', blocked);
    expect(act()).toBe(answer);
    expect(warn).toHaveBeenCalledExactlyOnceWith(warning, expect.any(DOMException));
  });

  it('when the storage is full is a warning', () => {
    const full = new DOMException('Full', 'QuotaExceededError');
    const setItem = () => {
      throw full;
    };
    vi.stubGlobal('window', { localStorage: { setItem } });
    expect(writeStored('local', 'key', 'dark')).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith('Failed to write "key" to local storage', full);
  });
});

describe('another tab', () => {
  const changes = (key: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('is heard when it changes the key or clears everything, until told to stop', () => {
    const callback = vi.fn();
    const stop = onStoredElsewhere('theme', callback);
    changes('language');
    expect(callback).not.toHaveBeenCalled();
    changes('theme');
    changes(null);
    expect(callback).toHaveBeenCalledTimes(2);
    stop();
    changes('theme');
    expect(callback).toHaveBeenCalledTimes(2);
  });
});
