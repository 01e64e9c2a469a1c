import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { defaultRuns } from './runs.ts';

// The same values in each run: a failure is never that of another change.
fc.configureGlobal({ numRuns: defaultRuns, seed: 25 });

// The test files of a worker share its globals and modules, so each leaves them as it found them.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
});
