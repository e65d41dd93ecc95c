/**
 * Draws what is seen of each site where its link is shared, into `apps/web/public/share`. Run by hand, its output is committed:
 *   npx tsx --tsconfig tsconfig.web.json packages/ui/scripts/render-share-pictures.mjs
 * Needs Debian's chromium.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { sharePictures, shareSize } from './site/share.ts';

const site = join(dirname(fileURLToPath(import.meta.url)), '../../../apps/web/public');
const drawing = (name) => readFileSync(join(site, 'logos', name), 'utf8').trim();
const letters = readFileSync(
  new URL(import.meta.resolve('@fontsource-variable/sora/files/sora-latin-wght-normal.woff2')),
  'base64',
);
const css = `@font-face{font-family:'Sora Variable';font-weight:100 800;src:url('data:font/woff2;base64,${letters}')}body{margin:0}svg{display:block}`;

mkdirSync(join(site, 'share'), { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const page = await browser.newPage({ viewport: shareSize });
const pictures = sharePictures(
  (name) => drawing(`${name}.svg`),
  (name) => drawing(`${name}-mark.svg`),
);
for (const [name, picture] of Object.entries(pictures)) {
  await page.setContent(`<style>${css}</style>${picture}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(site, 'share', `${name}.jpg`), type: 'jpeg', quality: 84 });
}
await browser.close();
