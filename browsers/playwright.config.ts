import { defineConfig } from '@playwright/test';
import { engines } from './engines.ts';

const { E2E_PORT = '4185' } = process.env;
const baseURL = `http://localhost:${E2E_PORT}`;

for (const { name, packages, isInstalled } of engines)
  if (!isInstalled())
    console.warn(`${name} is not installed (Debian: apt-get install ${packages})`);

/** Playwright only runs the tests: it has no driver for the Firefox and the WebKit of a distribution. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browsers',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { baseURL },
  projects: engines.filter(({ isInstalled }) => isInstalled()).map(({ name }) => ({ name })),
  webServer: {
    command: 'node scripts/run/start.mjs --no-build',
    cwd: '..',
    env: { PORT: E2E_PORT, ENDS_WITH_INPUT: '1' },
    url: baseURL,
    reuseExistingServer: false,
  },
});
