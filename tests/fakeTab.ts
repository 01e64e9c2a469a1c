import { vi } from 'vitest';

/** A storage whose keys can be listed, as those of a browser. */
export function createStorage(items: Map<string, string>) {
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
  return new Proxy(methods, {
    get: (_, key: keyof typeof methods) => methods[key] ?? items.get(key),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  });
}

type Step = { url: string; state: unknown };

/** Replaces `window` by a tab without a page: an address, a history and a session storage. */
export function openTab(address: string, initialSession: Record<string, string> = {}) {
  const session = new Map(Object.entries(initialSession));
  let steps: Step[] = [{ url: new URL(address, 'https://countertype.example').href, state: null }];
  let at = 0;
  let target = new EventTarget();
  const currentStep = () => steps[at] as Step;

  function write(state: unknown, url: string | undefined): Step {
    return { url: new URL(url ?? '', currentStep().url).href, state: structuredClone(state) };
  }

  function go(by: number): void {
    if (!steps[at + by]) return;
    at += by;
    target.dispatchEvent(Object.assign(new Event('popstate'), { state: currentStep().state }));
  }

  const window = {
    get location() {
      return new URL(currentStep().url);
    },
    history: {
      get state() {
        return currentStep().state;
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
      go,
    },
    sessionStorage: createStorage(session),
    localStorage: createStorage(new Map()),
    scrollY: 0,
    scrollTo: (_: number, y: number) => {
      window.scrollY = y;
    },
    addEventListener: (type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener),
    removeEventListener: (type: string, listener: (event: Event) => void) =>
      target.removeEventListener(type, listener),
    dispatchEvent: (event: Event) => target.dispatchEvent(event),
  };
  vi.stubGlobal('window', window);

  return {
    window,
    session,
    back: () => go(-1),
    forward: () => go(1),
    /** Path, query string and hash of the address bar. */
    address: () => currentStep().url.replace('https://countertype.example', ''),
    /** The number of entries in the history. */
    length: () => steps.length,
    /** Discards the state of the page; history and storage stay. */
    unload: () => {
      target = new EventTarget();
    },
  };
}
