import { defineConfig } from '@playwright/test';

/** The whole product in a real browser: the built server on a database of its own, Debian's Chromium. */
export default defineConfig({
  testDir: 'tests/browser',
  projects: [
    { name: 'site', testMatch: '**/*.test.ts', testIgnore: '**/books.test.ts' },
    // When everything else has been done.
    { name: 'books', testMatch: '**/books.test.ts', dependencies: ['site'] },
  ],
  globalSetup: './tests/browser/global-setup.ts',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  // Two at once draw on the same two cores and take longer than one after the other.
  workers: 1,
  forbidOnly: process.env.CI === 'true',
  // It runs beside all other tests: one that passes at the second try is told of as flaky.
  retries: process.env.CI === 'true' ? 1 : 0,
  use: {
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
