import type { KnipConfig } from 'knip';

/** Packages that a style sheet takes files from, told as imports. */
const importsOfCss = (text: string) =>
  [...text.matchAll(/url\("(@[^"]+)"\)/g)].map(([, file]) => `import '${file}';`).join('\n');

const config: KnipConfig = {
  ignoreBinaries: ['apt-get', 'groupadd', 'useradd'],
  compilers: { css: importsOfCss },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'bench/*.ts'],
      project: ['scripts/**/*.mjs', 'bench/**/*.ts', 'tests/**/*.ts'],
    },
    'apps/server': {
      entry: ['src/main.ts', 'src/operate.ts', 'src/testing/{global-setup,hold-database,write-schema}.ts'],
      project: ['src/**/*.ts'],
    },
    // A process that a test starts by its path.
    'packages/pix': { entry: ['src/testing/sandbox-process.ts'] },
    // Run by hand: the page that shows every component, and what draws the posters.
    'packages/ui': { entry: ['scripts/*.mjs', 'dev/main.tsx', 'dev/vite.config.ts'] },
  },
};

export default config;
