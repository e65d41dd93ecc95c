import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightContract } from './build/light-contract.ts';
import { wordsByArea } from './build/words-by-area.ts';

const server = 'http://127.0.0.1:8080';

/** Workspace packages whose modules do nothing on import: what is not used of them is left out. */
const isPure = /\/packages\/(contract|money|phrases|ui|fair|games|stage)\/src\/.*\.tsx?$/;

/** Libraries that every page needs and that change seldom: their own files stay cached over releases. */
const vendor = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'routing', test: /\/node_modules\/@tanstack\// },
];

/**
 * One file for everything that every page needs at once. Left alone, the bundler makes a file for every set of pages that
 * share a module: forty small ones, which compress worse than one.
 */
const first = { name: 'first', tags: ['$initial' as const] };

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [lightContract(), wordsByArea(), react()],
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
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: isPure, sideEffects: false }] },
      output: { codeSplitting: { groups: [...vendor, first] } },
    },
  },
});
