import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
      environment: 'node',
      testTimeout: 30_000,
      // By default, vitest leaves one core free.
      maxWorkers: '100%',
    },
  }),
);
