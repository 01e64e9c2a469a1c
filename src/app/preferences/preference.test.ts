import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '#app/browser/storage.ts';
import { createStorage } from '#tests/fakeTab.ts';
import { createPreference } from './preference.ts';

const local = new Map<string, string>();
const session = new Map<string, string>();
let page = new EventTarget();

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  local.clear();
  session.clear();
  page = new EventTarget();
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

/** Opens a new tab, which reads the stored values. */
function open(): Promise<typeof import('./preferences.ts')> {
  vi.resetModules();
  return import('./preferences.ts');
}

describe("the player's preferences", () => {
  it('are the defaults if nothing is stored', async () => {
    const { languagePreference, themePreference } = await open();
    expect([languagePreference.read(), themePreference.read()]).toEqual(['', 'auto']);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['"auto"', 'auto'],
    ['"light"', 'light'],
    ['"dark"', 'dark'],
    ['"night"', 'night'],
    // Another site's value for auto.
    ['"en"', 'auto'],
    ['"Dark"', 'auto'],
    ['["dark"]', 'auto'],
    ['null', 'auto'],
  ])('theme: %s is %s', async (json, value) => {
    local.set('theme', json);
    expect((await open()).themePreference.read()).toBe(value);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['""', ''],
    ['"fr"', 'fr'],
    ['"zh-Hant"', 'zh-Hant'],
    // The player chose English; a plain "en" is automatic.
    ['"en-US"', 'en-US'],
    ['"en"', ''],
  ])('language: %s is %j', async (json, value) => {
    local.set('language', json);
    expect((await open()).languagePreference.read()).toBe(value);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['"tlh"', 'tlh'],
    ['"FR"', 'FR'],
    ['7', 7],
  ])('language: %s is English, with a warning', async (json, code) => {
    local.set('language', json);
    expect((await open()).languagePreference.read()).toBe('en-US');
    const warning = 'Invalid language code selected or detected';
    expect(warn).toHaveBeenCalledExactlyOnceWith(warning, code);
  });

  it('are the defaults, with a warning, if the stored text is not JSON', async () => {
    local.set('theme', 'dark');
    expect((await open()).themePreference.read()).toBe('auto');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Failed to read "theme" from local storage',
      expect.any(SyntaxError),
    );
  });

  it('are stored as JSON on the device', async () => {
    (await open()).themePreference.write('night');
    expect([...local]).toEqual([['theme', '"night"']]);
    expect((await open()).themePreference.read()).toBe('night');
  });
});

describe('a preference', () => {
  const sounds = () => createPreference('sound', 'local', ['quiet', 'loud']);
  const changeElsewhere = (key: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('keeps its value on the page if the browser blocks storage', () => {
    vi.stubGlobal('window', {
      addEventListener: () => {},
      get localStorage() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    const sound = sounds();
    expect(sound.read()).toBe('quiet');
    sound.write('loud');
    expect(sound.read()).toBe('loud');
    expect(warn.mock.calls).toEqual([
      ['Failed to read "sound" from local storage', expect.any(DOMException)],
      ['Failed to write "sound" to local storage', expect.any(DOMException)],
    ]);
  });

  it('of the session returns to the default when the session is cleared', () => {
    const tabSound = createPreference('sound', 'session', ['quiet', 'loud']);
    const sound = sounds();
    const values: string[] = [];
    tabSound.subscribe(() => values.push(tabSound.read()));
    tabSound.write('loud');
    sound.write('loud');
    clearSession();
    expect(values).toEqual(['loud', 'quiet']);
    expect(sound.read()).toBe('loud');
  });

  it('notifies only of changes, until the subscriber stops', () => {
    const sound = sounds();
    const values: string[] = [];
    const stop = sound.subscribe(() => values.push(sound.read()));
    sound.write('loud');
    sound.write('loud');
    sound.write('quiet');
    stop();
    sound.write('loud');
    expect(values).toEqual(['loud', 'quiet']);
  });

  it('follows another tab', () => {
    const sound = sounds();
    const values: string[] = [];
    sound.subscribe(() => values.push(sound.read()));
    local.set('sound', '"loud"');
    changeElsewhere('theme');
    expect(sound.read()).toBe('quiet');
    changeElsewhere('sound');
    local.clear();
    changeElsewhere(null);
    expect(values).toEqual(['loud', 'quiet']);
  });

  it('of this tab does not follow another', () => {
    const sound = createPreference('sound', 'session', ['quiet', 'loud']);
    session.set('sound', '"loud"');
    changeElsewhere('sound');
    expect(sound.read()).toBe('quiet');
  });
});
