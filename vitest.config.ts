import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './scripts/run/byEnvironment.ts';
import { lateFiles } from './scripts/run/lateFiles.ts';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [lateFiles],
    test: {
      include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
      environment: 'node',
      setupFiles: 'tests/setup.ts',
      // What the app prints explains a failure, and otherwise hides it.
      silent: 'passed-only',
      // More random values take longer.
      testTimeout: process.env.FULL ? 180_000 : 60_000,
      // On a busy machine, what a test waits for takes many times as long.
      expect: { poll: { timeout: 30_000 } },
      // Much faster; `tests/setup.ts` separates the test files of a worker.
      isolate: false,
      sequence: { sequencer: ByEnvironment },
      // It resets only modules that vitest loads; this package has a state too.
      server: { deps: { inline: ['idb-keyval'] } },
      // By default, vitest leaves one core free.
      maxWorkers: '100%',
    },
  }),
);
