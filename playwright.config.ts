import { defineConfig } from '@playwright/test';

// Set by scripts/test.mjs, which finds the browser and a free port; editors and linters load this file too.
const { CHROMIUM_PATH, E2E_PORT = '4180', E2E_REPORT = 'test-results/report.json' } = process.env;
const baseURL = `http://localhost:${E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Two cores have much to do at once.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: E2E_REPORT }]],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    // They would answer in the place of the routes that tests put up; offline.spec.ts lets them.
    serviceWorkers: 'block',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs --no-build',
    env: { PORT: E2E_PORT },
    url: baseURL,
    reuseExistingServer: false,
  },
});
