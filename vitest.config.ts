import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but Node, `figures` counts and plays games for minutes, `module` runs over HTTP against a real PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // These files keep nothing between them: one process a core reads every module once.
          isolate: false,
          maxWorkers: 2,
          include: [
            'packages/**/src/**/*.test.{ts,tsx}',
            'apps/{web,backoffice}/src/**/*.test.{ts,tsx}',
            'apps/server/src/**/*.unit.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['**/*.figures.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'figures',
          isolate: false,
          maxWorkers: 2,
          include: ['packages/**/src/**/*.figures.test.ts'],
        },
      },
      {
        test: {
          name: 'module',
          include: ['apps/server/src/**/*.test.ts', 'tests/module/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', '**/node_modules/**'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
