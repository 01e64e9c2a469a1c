import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '#tests/fakeTab.ts';
import { clearSession, onStoredElsewhere, readStored, writeStored } from './storage.ts';

const local = new Map<string, string>();
const session = new Map<string, string>();
const page = new EventTarget();

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
    Object.assign(page, {
      localStorage: createStorage(local),
      sessionStorage: createStorage(session),
    }),
  );
  return () => vi.unstubAllGlobals();
});

describe('storage', () => {
  it.each(['dark', 3, '', false, { picked: ['fire'] }])('returns the stored value: %j', (value) => {
    expect(writeStored('local', 'key', value)).toBe(true);
    expect(readStored('local', 'key')).toEqual(value);
    expect(local.get('key')).toBe(JSON.stringify(value));
  });

  it('keeps local and session storage apart', () => {
    writeStored('local', 'key', 'device');
    writeStored('session', 'key', 'tab');
    expect([readStored('local', 'key'), readStored('session', 'key')]).toEqual(['device', 'tab']);
  });

  it('returns undefined without a warning for a key that was never stored', () => {
    expect(readStored('local', 'key')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['dark', '{', '', 'undefined', "'dark'"])('warns about invalid JSON: %s', (text) => {
    local.set('key', text);
    expect(readStored('local', 'key')).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Failed to read "key" from local storage',
      expect.any(SyntaxError),
    );
  });

  it('clears session storage and keeps local storage', () => {
    writeStored('local', 'key', 'device');
    writeStored('session', 'key', 'tab');
    clearSession();
    expect([readStored('local', 'key'), readStored('session', 'key')]).toEqual([
      'device',
      undefined,
    ]);
  });
});

it('restores a cleared session', () => {
  const methods = {
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) delete this[key];
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
  };
  const sessionStorage = Object.assign(Object.create(methods), { key: '"tab"' });
  vi.stubGlobal('window', { sessionStorage });
  const restore = clearSession();
  expect({ ...sessionStorage }).toEqual({});
  restore();
  expect({ ...sessionStorage }).toEqual({ key: '"tab"' });
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
    ['to clear', () => void clearSession(), 'Failed to clear session storage', undefined],
  ])('%s causes a warning', (_, act, warning, result) => {
    vi.stubGlobal('window', blocked);
    expect(act()).toBe(result);
    expect(warn).toHaveBeenCalledExactlyOnceWith(warning, expect.any(DOMException));
  });

  it('to write to a full storage causes a warning', () => {
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
  const dispatchChange = (key: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('notifies when it changes the key or clears everything, until the subscriber stops', () => {
    const callback = vi.fn();
    const stop = onStoredElsewhere('theme', callback);
    dispatchChange('language');
    expect(callback).not.toHaveBeenCalled();
    dispatchChange('theme');
    dispatchChange(null);
    expect(callback).toHaveBeenCalledTimes(2);
    stop();
    dispatchChange('theme');
    expect(callback).toHaveBeenCalledTimes(2);
  });
});
