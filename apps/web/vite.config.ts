import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ahead } from './build/ahead.ts';
import { installable } from './build/installable.ts';
import { lightContract } from './build/light-contract.ts';
import { posters } from './build/posters.ts';
import { quickStart } from './build/quick-start.ts';
import { wordsByArea } from './build/words-by-area.ts';

const server = 'http://127.0.0.1:8080';

/** Workspace packages whose modules do nothing on import: what is not used of them is left out. */
const isPure = /\/packages\/(contract|money|phrases|ui|fair|games|stage)\/src\/.*\.tsx?$/;
/**
 * PixiJS names all of itself in one module and takes in parts that nobody asked for; all but what it needs under a strict
 * content policy is left out unless it is used.
 */
const isPixi = /\/node_modules\/pixi\.js\/lib\/(?!unsafe-eval\/)/;

/**
 * Libraries that every page needs and that change seldom: their own files stay cached over releases. Parts of them that
 * only some pages need go with those.
 */
const vendor = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial' as const] },
  { name: 'routing', test: /\/node_modules\/@tanstack\//, tags: ['$initial' as const] },
];

/**
 * One file for everything that every page needs at once. Left alone, the bundler makes a file for every set of pages that
 * share a module: forty small ones, which compress worse than one.
 */
const first = { name: 'first', tags: ['$initial' as const] };

/** Who waits for words waits for those of one area alone: they go with nothing else. */
const words = {
  debugName: 'words',
  name: (module: string) => /virtual:words\/([a-z]+)$/.exec(module)?.[1] ?? null,
  test: /virtual:words\/[a-z]+$/,
};

/** What several pages share goes together by its kind: alone, each icon or part would be a request of its own. */
const shared = [
  {
    name: 'shared',
    test: /\/lucide-react\/dist\/esm\/icons\/|\/packages\/ui\/src\/(records|surface|fields\/(?!select)|games\/history-strip|wallet\/key-values)|\/components\/(screen-head|use-demo-play)|light-contract\/(?!feed\/)/,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /\/react-hook-form\/|\/apps\/web\/src\/components\/forms\/(field-words|form-alert)/,
    minShareCount: 2,
  },
  {
    name: 'wallet',
    test: /\/features\/wallet\/(use-deposit|deposit-(progress|steps)|server-clock|radio-card|limits|use-once)|\/packages\/ui\/src\/(wallet\/timeline|art\/pix-mark)/,
    minShareCount: 2,
  },
  {
    name: 'kit',
    test: /\/packages\/(stage\/src\/([a-z-]+|(pieces|motion|pictures)\/.*)\.(tsx?|css)$|games\/src\/)/,
    minShareCount: 8,
  },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [lightContract(), wordsByArea(), posters(), quickStart(), react(), installable(), ahead()],
  server: {
    proxy: {
      '/api': server,
      '/healthz': server,
      '/sandbox': server,
      '/socket': { target: server, ws: true },
    },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Pictures stay files: cached on their own, and no page grows by base64.
    assetsInlineLimit: 0,
    // The list of every page's scripts would come with the first page, 3.5 kB of it; pages are fetched ahead on intent.
    // A browser that knows no module preloading takes each file when it is imported.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
    },
    // Which module became which file: the benchmark of frames tells each game's size by it.
    manifest: true,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          { test: isPure, sideEffects: false },
          { test: isPixi, sideEffects: false },
        ],
      },
      output: { codeSplitting: { groups: [...vendor, first, words, ...shared] } },
    },
  },
});
