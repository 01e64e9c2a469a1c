import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** More random values take longer. */
function testTimeoutMs(): number {
  if (process.env.PROPERTY_RUNS) return 1_800_000;
  return process.env.FULL ? 180_000 : 60_000;
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
      environment: 'node',
      setupFiles: 'tests/setup.ts',
      testTimeout: testTimeoutMs(),
      // Much faster; `tests/setup.ts` separates the test files of a worker.
      isolate: false,
      // It resets only modules that vitest loads; this package has a state too.
      server: { deps: { inline: ['idb-keyval'] } },
      // By default, vitest leaves one core free.
      maxWorkers: '100%',
    },
  }),
);
