import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8080';

/** Workspace packages whose modules do nothing on import: what is not used of them is left out. */
const isPure = /\/packages\/(contract|money|phrases)\/src\/.*\.ts$/;

/** Libraries that change seldom: their own file stays cached over releases. */
const vendor = [{ name: 'vendor', test: /\/node_modules\// }];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/backoffice/',
  plugins: [react()],
  server: { port: 5174, proxy: { '/api': server } },
  build: {
    outDir: '../../dist/backoffice',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files: the page may load them from this server, and from nowhere else.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: isPure, sideEffects: false }] },
      output: { codeSplitting: { groups: vendor } },
    },
  },
});
