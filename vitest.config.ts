import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const testing = (file: string) => fileURLToPath(new URL(`apps/server/src/testing/${file}`, import.meta.url));

/** What takes longest, the first for waiting as much as for working: begun late, one of them would end alone. */
const longest = ['kill', 'thirty-days', 'hostile-input', 'launch'].map((name) => `/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((end) => moduleId.endsWith(end));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(specs)).sort((a, b) => rank(a) - rank(b));
  }
}

/** `unit` needs nothing but Node, `figures` counts and plays games for minutes, `module` runs over HTTP against a real PostgreSQL. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // These files keep nothing between them: one process a core reads every module once.
          isolate: false,
          // What passes between threads does not go through the system, as it does between processes.
          pool: 'threads',
          maxWorkers: 2,
          // It runs aside, behind what is waited for.
          testTimeout: 60_000,
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
          testTimeout: 900_000,
          include: ['packages/**/src/**/*.figures.test.ts'],
        },
      },
      {
        test: {
          name: 'module',
          // A house keeps what it knows in itself, so files may share a process.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts', 'tests/module/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', '**/node_modules/**'],
          // What hashes cost, and that each has its own salt, is proven without a database.
          alias: {
            '@node-rs/argon2': testing('remembered-argon2.ts'),
            'svg-captcha': testing('watched-captcha.ts'),
          },
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // Beside tests in a browser and all that runs aside; what is waited for comes, however late.
          testTimeout: 300_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
