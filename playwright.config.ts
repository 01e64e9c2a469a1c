import { defineConfig } from '@playwright/test';
import { browserArgs, ensureBrowser } from './scripts/run/browser.mjs';
import { findFreePort } from './scripts/run/port.mjs';

// The workers load this file again, with the environment of the first process.
process.env.CHROMIUM_PATH ??= await ensureBrowser();
process.env.E2E_PORT ??= String(await findFreePort());
const { CHROMIUM_PATH, E2E_PORT, FULL } = process.env;
const baseURL = `http://localhost:${E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine with two cores is slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  outputDir: 'test-results/e2e',
  ...(FULL ? {} : { grepInvert: /@full/ }),
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // The headless shell asks for it, unlike a browser.
    permissions: ['clipboard-write'],
    // It would answer instead of the routes that tests set up; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: browserArgs,
    },
  },
  projects: [
    {
      name: 'desktop',
      ...(FULL ? {} : { grepInvert: /@full|@phone/ }),
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node scripts/run/start.mjs --no-build',
    env: { PORT: E2E_PORT, ENDS_WITH_INPUT: '1' },
    url: baseURL,
    reuseExistingServer: false,
  },
});
