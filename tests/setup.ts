import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { defaultRuns, hasNewValues } from './runs.ts';

// Before a commit, each run has the same values. Before a release they are new, and a failure prints their seed.
fc.configureGlobal({ numRuns: defaultRuns, ...(!hasNewValues && { seed: 25 }) });

// React reports an element that its parent cannot have only to the console.
const { error } = console;
const nestingErrors: string[] = [];
console.error = (message, ...details) => {
  if (String(message).startsWith('In HTML,')) nestingErrors.push(`${[message, ...details]}`);
  error(message, ...details);
};
afterEach(() => expect(nestingErrors.splice(0)).toEqual([]));

// The test files of a worker share its globals and modules, so each leaves them as it found them.
afterAll(async () => {
  console.error = error;
  vi.useRealTimers();
  if (globalThis.document) {
    // A component that stays would render again when the environment has taken its window away.
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    await vi.dynamicImportSettled();
    await new Promise(setImmediate);
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
  globalThis.document?.body.replaceChildren();
});
