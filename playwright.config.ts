import { defineConfig } from '@playwright/test';

/** Where every title is played and every address opened, and where many wait for one clock: half of all the time. */
const longWalks = ['**/titles.test.ts', '**/walk.test.ts', '**/live*.test.ts'];
const books = '**/books.test.ts';

/**
 * The whole product in a real browser: the built server on a database of its own, Debian's Chromium. Two halves, which `npm test`
 * runs beside each other, each with a house of its own; a half's books are looked at when everything else has been done in it.
 */
export default defineConfig({
  testDir: 'tests/browser',
  projects: [
    { name: 'people', testMatch: '**/*.test.ts', testIgnore: [...longWalks, books] },
    { name: 'people-books', testMatch: books, dependencies: ['people'] },
    { name: 'walks', testMatch: longWalks },
    { name: 'walks-books', testMatch: books, dependencies: ['walks'] },
  ],
  globalSetup: './tests/browser/global-setup.ts',
  // What is waited for comes, however late: a slow machine that does much else besides takes four times as long.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  // Tests of one half share its house, where some close games and switch platforms off.
  workers: 1,
  forbidOnly: process.env.CI === 'true',
  // It runs beside all other tests: one that passes at the second try is told of as flaky.
  retries: process.env.CI === 'true' ? 1 : 0,
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
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
