import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../../../packages/ui/posters/', import.meta.url));
const list = fileURLToPath(new URL('../src/components/poster-list.ts', import.meta.url));

/**
 * All posters in one folder that is named by what they hold: a poster's own name tells its address, and the first page
 * need not bring an address, with letters that cannot be compressed, for each of hundreds of them.
 */
export function posters(): Plugin {
  const files = readdirSync(source).filter((name) => name.endsWith('.webp'));
  const digest = createHash('sha256');
  for (const name of files) digest.update(name).update(readFileSync(source + name));
  const folder = `assets/posters-${digest.digest('hex').slice(0, 10)}`;
  const slugs = files.flatMap((name) =>
    files.includes(name.replace('.webp', '-300.webp')) ? name.slice(0, -5) : [],
  );
  return {
    name: 'posters',
    load: (id) =>
      id === list
        ? `export const posterFolder = '/${folder}';\nexport const posterSlugs = ${JSON.stringify(slugs)};`
        : null,
    generateBundle() {
      for (const name of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(source + name) });
      // The server shows them before any script.
      const told = JSON.stringify({ folder: `/${folder}`, slugs });
      this.emitFile({ type: 'asset', fileName: '.vite/posters.json', source: told });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!files.includes(name)) return next();
        response.setHeader('content-type', 'image/webp');
        response.end(readFileSync(source + name));
      });
    },
  };
}
