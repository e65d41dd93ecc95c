import type { KnipConfig } from 'knip';

/** What a style sheet takes in, other sheets and the files of packages, told as imports. */
const importsOfCss = (text: string) =>
  [...text.matchAll(/@import "([^"]+)"|url\("(@[^"]+)"\)/g)]
    .map(([, sheet, file]) => `import '${sheet ?? file}';`)
    .join('\n');

const config: KnipConfig = {
  ignore: ['bench/lighthouse/audit.mjs'],
  ignoreBinaries: ['apt-get', 'groupadd', 'useradd', 'cwebp', 'mount', 'umount'],
  compilers: { css: importsOfCss },
  workspaces: {
    '.': { entry: ['scripts/*.mjs', 'scripts/lib/*.d.mts', 'bench/*.ts'] },
    'apps/server': {
      entry: [
        'src/main.ts',
        'src/operate.ts',
        'src/testing/{global-setup,hold-database,remembered-argon2,watched-captcha,write-schema}.ts',
      ],
    },
    // Built by itself into /sw.js.
    // What is worked out while the site is built.
    'apps/web': {
      entry: ['src/offline/service-worker.ts', 'src/app/start-after-sight.ts', 'build/lost-words.ts'],
    },
    // Run by hand: referees from outside judge the draws.
    'packages/fair': { entry: ['scripts/referee.ts'] },
    // A process that a test starts by its path.
    'packages/pix': { entry: ['src/testing/sandbox-process.ts'] },
    // Run by hand: holds a wallet elsewhere to the protocol.
    'packages/platform-kit': { entry: ['src/conformance/run.ts'] },
    // Run by hand: the page that shows every component, and what draws the posters.
    'packages/ui': { entry: ['scripts/*.mjs', 'dev/main.tsx', 'dev/vite.config.ts'] },
  },
};

export default config;
