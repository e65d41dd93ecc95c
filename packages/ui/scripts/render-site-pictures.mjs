/**
 * Draws what the content of sites names by its address: profile pictures, banners, logos, flags, a page background,
 * into `apps/web/public`. Run by hand, its output is committed:
 *   npx tsx --tsconfig tsconfig.web.json packages/ui/scripts/render-site-pictures.mjs
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Skyline } from '../src/art/skyline.tsx';
import { avatars } from './site/avatars.ts';
import { banners } from './site/banners.ts';
import { logos } from './site/logos.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const modules = join(root, 'node_modules');

function pictureOf(code) {
  for (const name of [code, `${code}-fe0f`]) {
    const file = join(modules, `@lobehub/fluent-emoji-3d/assets/${name}.webp`);
    if (existsSync(file)) return `data:image/webp;base64,${readFileSync(file, 'base64')}`;
  }
  throw new Error(`no picture for ${code}`);
}

const folderOf = (name) => {
  const folder = join(root, 'apps/web/public', name);
  mkdirSync(folder, { recursive: true });
  return folder;
};

function write(name, pictures) {
  const folder = folderOf(name);
  for (const [file, picture] of Object.entries(pictures)) writeFileSync(join(folder, file), `${picture}\n`);
}

/** The skyline at dawn under a fall of night, as `rio-night` is at night. */
function rioDawn() {
  const sky = renderToStaticMarkup(createElement(Skyline, { tone: 'dusk' })).replace(
    '<svg ',
    '<svg width="1440" height="720" ',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 720" preserveAspectRatio="xMidYMin slice"><defs><linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#060b14" stop-opacity=".45"/><stop offset=".45" stop-color="#060b14" stop-opacity=".7"/><stop offset=".78" stop-color="#060b14"/></linearGradient></defs>${sky}<rect width="1440" height="720" fill="url(#fall)"/></svg>`;
}

write('avatars', avatars(pictureOf));
write('banners', banners(pictureOf));
write('logos', logos(readFileSync(join(root, 'apps/web/public/favicon.svg'), 'utf8')));
write('backgrounds', { 'rio-dawn.svg': rioDawn() });
for (const flag of ['br', 'us', 'cn', 'hk', 'vn', 'id', 'th', 'tr', 'my'])
  copyFileSync(join(modules, `circle-flags/flags/${flag}.svg`), join(folderOf('flags'), `${flag}.svg`));
