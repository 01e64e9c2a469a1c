import 'fake-indexeddb/auto';
import { format } from 'node:util';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterAll, afterEach, expect, vi } from 'vitest';
import '#core/links/allCodecs.ts';
import { defaultRuns, hasNewValues } from './runs.ts';

// Before a commit, each run has the same values. Before a release they are new, and a failure prints their seed.
fc.configureGlobal({ numRuns: defaultRuns, ...(!hasNewValues && { seed: 25 }) });

// What the app reports itself: a test may make it.
const isReport = /^(Failed to|Invalid) /;
// The DOM of the tests does not know this element.
const isMissingElement = /^The tag <search> is unrecognized/;

// React and the DOM report some mistakes only to the console, such as an element that its parent cannot have, or a change
// of the screen that a test does not wait for.
const { error, warn } = console;
const warnings: string[] = [];
/** The same method of the console, which also records warnings. */
const recordIn =
  (method: typeof error): typeof error =>
  (...args) => {
    const text = format(...args);
    if (!isReport.test(text) && !isMissingElement.test(text)) warnings.push(text);
    method(...args);
  };
console.error = recordIn(error);
console.warn = recordIn(warn);
afterEach(() => expect(warnings.splice(0)).toEqual([]));

// The test files of a worker share its globals and modules, so each leaves them as it found them.
afterAll(async () => {
  Object.assign(console, { error, warn });
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
