import { missed, whenBack } from './connection.ts';

/** Milliseconds between a failed download and the next try. */
const retryDelay = 60_000;

/** Milliseconds after which a download that does not end has failed. */
const patience = 30_000;

/** What has become of a download so far. */
export type Progress<T> = { state: 'pending' } | { state: 'failed' } | { state: 'done'; value: T };

/** A file on its way; it is asked for once, and after a failure again: in a minute, or when the network is back. */
export type Download<T> = {
  progress: () => Progress<T>;
  subscribe: (callback: () => void) => () => void;
};

/** Downloads JSON and parses it; `parse` throws when the file is not what it should be. */
export function download<T>(url: string, parse: (json: unknown) => T): Download<T> {
  let progress: Progress<T> = { state: 'pending' };
  const callbacks = new Set<() => void>();

  function become(next: Progress<T>): void {
    progress = next;
    for (const callback of callbacks) callback();
  }

  let retry: ReturnType<typeof setTimeout> | undefined;

  async function attempt(): Promise<void> {
    clearTimeout(retry);
    retry = undefined;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      become({ state: 'done', value: parse(await response.json()) });
    } catch (error) {
      console.warn('Failed to download', url, error);
      become({ state: 'failed' });
      missed();
      retry = setTimeout(attempt, retryDelay);
    }
  }

  whenBack(() => retry && attempt());
  attempt();
  return {
    progress: () => progress,
    subscribe: (callback) => {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
  };
}
