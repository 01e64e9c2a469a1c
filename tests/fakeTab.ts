import { vi } from 'vitest';

type Step = { url: string; state: unknown };

/** A tab without a page: an address, a history and a session storage, in place of `window`. */
export function openTab(address: string, stored: Record<string, string> = {}) {
  const session = new Map(Object.entries(stored));
  let steps: Step[] = [{ url: new URL(address, 'https://countertype.example').href, state: null }];
  let at = 0;
  const listeners: ((event: { state: unknown }) => void)[] = [];
  const here = () => steps[at] as Step;

  function write(state: unknown, url: string | undefined): Step {
    return { url: new URL(url ?? '', here().url).href, state: structuredClone(state) };
  }

  function go(by: number): void {
    if (!steps[at + by]) return;
    at += by;
    for (const listen of listeners) listen({ state: here().state });
  }

  const window = {
    get location() {
      return new URL(here().url);
    },
    history: {
      get state() {
        return here().state;
      },
      pushState(state: unknown, _: string, url?: string) {
        steps = [...steps.slice(0, at + 1), write(state, url)];
        at += 1;
      },
      replaceState(state: unknown, _: string, url?: string) {
        steps[at] = write(state, url);
      },
      back: () => go(-1),
      forward: () => go(1),
    },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => void session.set(key, value),
      removeItem: (key: string) => void session.delete(key),
      clear: () => session.clear(),
    },
    localStorage: { getItem: () => null },
    scrollY: 0,
    addEventListener(type: string, listen: (event: { state: unknown }) => void) {
      if (type === 'popstate') listeners.push(listen);
    },
  };
  vi.stubGlobal('window', window);

  return {
    window,
    session,
    back: () => go(-1),
    forward: () => go(1),
    /** Path, search part and hash of the address bar. */
    address: () => here().url.replace('https://countertype.example', ''),
    /** How many entries the history has. */
    length: () => steps.length,
    /** What only a page knows is gone; history and storage stay. */
    unload: () => {
      listeners.length = 0;
      vi.resetModules();
    },
  };
}
