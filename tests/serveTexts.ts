import { vi } from 'vitest';

/** Serves the files of texts, with fake timers; returns a function that ends both. */
export function serveTexts(respond: (language: string) => Response | Promise<Response>) {
  vi.useFakeTimers();
  vi.stubEnv('VITE_LOCALE_VERSIONS', {} as never);
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string) =>
    respond(/(\w+)\.json/.exec(address)?.[1] ?? ''),
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
}
