/**
 * Draws the posters and the page background into `posters/` and `art/`. Run by hand, its output is committed:
 *   npx tsx --tsconfig tsconfig.web.json packages/ui/scripts/render-posters.mjs [slug ...]
 * Needs Debian's chromium and webp (cwebp).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { RioNight } from '../src/art/rio-night.tsx';
import { letterTitle } from './posters/letter.mjs';
import { drawPoster, titles } from './posters/poster.ts';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(home, '../../node_modules');
const work = mkdtempSync(join(tmpdir(), 'posters-'));

const faces = [
  ['Lilita One', 400, import.meta.resolve('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2')],
  ['Titan One', 400, import.meta.resolve('@fontsource/titan-one/files/titan-one-latin-400-normal.woff2')],
  ['Bowlby One', 400, import.meta.resolve('@fontsource/bowlby-one/files/bowlby-one-latin-400-normal.woff2')],
  ['Bungee', 400, import.meta.resolve('@fontsource/bungee/files/bungee-latin-400-normal.woff2')],
  ['Righteous', 400, import.meta.resolve('@fontsource/righteous/files/righteous-latin-400-normal.woff2')],
  ['Lobster', 400, import.meta.resolve('@fontsource/lobster/files/lobster-latin-400-normal.woff2')],
  ['Rye', 400, import.meta.resolve('@fontsource/rye/files/rye-latin-400-normal.woff2')],
  ['Cinzel', 900, import.meta.resolve('@fontsource/cinzel/files/cinzel-latin-900-normal.woff2')],
  ['Bebas Neue', 400, import.meta.resolve('@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2')],
  ['Orbitron', 900, import.meta.resolve('@fontsource/orbitron/files/orbitron-latin-900-normal.woff2')],
  ['Shrikhand', 400, import.meta.resolve('@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff2')],
  ['Chango', 400, import.meta.resolve('@fontsource/chango/files/chango-latin-400-normal.woff2')],
  [
    'Abril Fatface',
    400,
    import.meta.resolve('@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2'),
  ],
  [
    'Rammetto One',
    400,
    import.meta.resolve('@fontsource/rammetto-one/files/rammetto-one-latin-400-normal.woff2'),
  ],
  ['Ultra', 400, import.meta.resolve('@fontsource/ultra/files/ultra-latin-400-normal.woff2')],
  [
    'Sora Variable',
    '100 800',
    import.meta.resolve('@fontsource-variable/sora/files/sora-latin-wght-normal.woff2'),
  ],
];

const face = ([family, weight, url]) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url('data:font/woff2;base64,${readFileSync(new URL(url), 'base64')}')}`;

const css = [...faces.map(face), 'body{margin:0;background:#060b14}svg{display:block}'].join('');

function emojiUrl(code) {
  for (const name of [code, `${code}-fe0f`]) {
    const file = join(modules, `@lobehub/fluent-emoji-3d/assets/${name}.webp`);
    if (existsSync(file)) return pathToFileURL(file).href;
  }
  throw new Error(`no picture for ${code}`);
}

async function open(context, name, body) {
  const file = join(work, `${name}.html`);
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${css}</style>${body}`);
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  return page;
}

function encode(png, webp, quality, width) {
  const resize = width ? ['-resize', String(width), '0'] : [];
  execFileSync('cwebp', [
    '-quiet',
    '-q',
    String(quality),
    '-m',
    '6',
    '-sharp_yuv',
    ...resize,
    png,
    '-o',
    webp,
  ]);
}

/** Draws what a poster takes from its title's stage; only a bundler can read modules that bring styles and pictures. */
async function drawingsOf({ slug, pattern, heroes }) {
  const slots = '/packages/stage/src/slots';
  const draw = (Part, prefix) => renderToStaticMarkup(createElement(Part), { identifierPrefix: prefix });
  const scenery =
    pattern === 'scenery'
      ? draw((await stages.ssrLoadModule(`${slots}/themes/${slug}.tsx`)).theme.Scenery, 'scene')
      : '';
  const art = new Map();
  for (const hero of heroes) {
    if (hero.kind !== 'drawn') continue;
    const parts = await stages.ssrLoadModule(`${slots}/art/${hero.file}.tsx`);
    art.set(hero.name, draw(parts[hero.name], hero.name));
  }
  return {
    scenery: () => scenery.replace('<svg ', '<svg width="300" height="400" '),
    art: (_, name) => art.get(name),
  };
}

async function renderPoster(context, title) {
  const page = await open(context, title.slug, drawPoster(title, emojiUrl, await drawingsOf(title)));
  const { font, weight } = title.lettering;
  await page.evaluate(
    ([family, heft]) =>
      Promise.all([
        document.fonts.load(`${heft} 40px '${family}'`),
        document.fonts.load("800 40px 'Sora Variable'"),
      ]),
    [font, weight],
  );
  await page.evaluate(letterTitle, title);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const png = join(work, `${title.slug}.png`);
  await page.screenshot({ path: png, clip: { x: 0, y: 0, width: 300, height: 400 } });
  await page.close();
  // A whole room has more edges than a pattern and needs as many bytes at less.
  const less = title.pattern === 'scenery' ? 5 : 0;
  encode(png, join(home, `posters/${title.slug}.webp`), 86 - less);
  encode(png, join(home, `posters/${title.slug}-300.webp`), 84 - less, 300);
}

async function renderNight(context) {
  const page = await open(
    context,
    'rio-night',
    renderToStaticMarkup(createElement(RioNight, { width: 1920, height: 720 })),
  );
  const png = join(work, 'rio-night.png');
  await page.screenshot({ path: png, clip: { x: 0, y: 0, width: 1920, height: 720 } });
  await page.close();
  encode(png, join(home, 'art/rio-night.webp'), 92);
}

const wanted = process.argv.slice(2);
const stages = await createServer({
  root: join(home, '../..'),
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true },
  appType: 'custom',
});
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  const sharp = await browser.newContext({ viewport: { width: 300, height: 400 }, deviceScaleFactor: 2 });
  for (const title of titles) {
    if (wanted.length === 0 || wanted.includes(title.slug)) await renderPoster(sharp, title);
  }
  if (wanted.length === 0 || wanted.includes('rio-night')) {
    const wide = await browser.newContext({ viewport: { width: 1920, height: 720 } });
    await renderNight(wide);
  }
} finally {
  await browser.close();
  await stages.close();
  rmSync(work, { recursive: true });
}
