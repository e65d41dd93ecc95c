import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the gallery alone, under the same strict policy as the site: `npx vite build packages/ui/dev`. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
});
