/** The `history.state` of an entry; it survives a reload. */
export type HistoryState = {
  key: string;
  /** The position in the history, from 0; entries of earlier versions have none. */
  position?: number;
  /** The query string with the pasted sets, if the address lacks some. */
  stored?: string;
  panel?: true;
};

type WriteMethod = 'pushState' | 'replaceState';

type HistoryWrite = { method: WriteMethod; state: HistoryState; url: string };

/** Milliseconds until a failed history write is repeated. */
const retryMs = 2000;

/** Creates a writer of the browser's history, which repeats the writes that the browser refuses. */
export function createHistoryWriter() {
  /** The writes that have not succeeded yet, in order. */
  let pendingWrites: HistoryWrite[] = [];
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function writePending(): void {
    clearTimeout(retryTimer);
    try {
      for (let next = pendingWrites[0]; next; next = pendingWrites[0]) {
        window.history[next.method](next.state, '', next.url);
        pendingWrites.shift();
      }
    } catch (error) {
      // Safari throws after 100 changes in 10 seconds. The screen and the stored state are correct.
      console.warn('Failed to write the address', error);
      retryTimer = setTimeout(writePending, retryMs);
    }
  }

  return {
    /** Adds or replaces an entry, after all writes that the browser has refused before. */
    write(method: WriteMethod, state: HistoryState, url: string): void {
      const last = pendingWrites.at(-1);
      if (method === 'replaceState' && last) Object.assign(last, { state, url });
      else pendingWrites.push({ method, state, url });
      writePending();
    },
    /** Drops the last write if it is still pending. */
    dropLast(): void {
      pendingWrites.pop();
    },
    /** Drops all pending writes. */
    dropAll(): void {
      pendingWrites = [];
    },
  };
}

/** Parses a `history.state`; undefined if the app has not written it. */
export function parseHistoryState(state: unknown): HistoryState | undefined {
  const { key, position, stored, panel } = (state ?? {}) as Partial<
    Record<keyof HistoryState, unknown>
  >;
  if (typeof key !== 'string') return undefined;
  return {
    key,
    ...(typeof position === 'number' && { position }),
    ...(typeof stored === 'string' && { stored }),
    ...(panel === true && { panel }),
  };
}
