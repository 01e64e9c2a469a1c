import { onReconnect, reportMissingFile } from '#app/browser/connection.ts';
import { outsideFirstRender } from '#app/browser/firstRender.ts';
import { createStore, type ReadableStore } from '#core/createStore.ts';

/** Milliseconds between a failed download and the next try. */
const retryMs = 60_000;

/** Milliseconds after which a download times out. */
const timeoutMs = 30_000;

/** The state of a download, with its value when it is done. */
export type DownloadState<T> =
  | { state: 'pending' }
  | { state: 'failed' }
  | { state: 'done'; value: T };

/** A download with its state; `retry` tries again at once if it has failed. */
export type Download<T> = ReadableStore<DownloadState<T>> & { retry: () => Promise<void> };

/**
 * Downloads JSON and parses it with `parse`, which throws if the file is invalid, and may wait for other files; a failed
 * download is retried after a minute, or when the network returns.
 */
export function download<T>(url: string, parse: (json: unknown) => T | Promise<T>): Download<T> {
  const progress = createStore<DownloadState<T>>({ state: 'pending' });
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      const value = await parse(await response.json());
      await outsideFirstRender();
      progress.set({ state: 'done', value });
    } catch (error) {
      console.warn('Failed to download', url, error);
      progress.set({ state: 'failed' });
      reportMissingFile();
      timer = setTimeout(attempt, retryMs);
    }
  }

  async function retry(): Promise<void> {
    if (timer) await attempt();
  }

  onReconnect(retry);
  attempt();
  return { ...progress, retry };
}
