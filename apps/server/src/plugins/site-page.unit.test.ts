import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { sitePages } from './site-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-page-'));
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, 'index.html'), '<head></head><body></body>');
writeFileSync(
  join(folder, '.vite', 'ahead.json'),
  JSON.stringify({
    '/game': ['/lobby.js', '/lobby.css'],
    '/play/$game': ['/play.js'],
    '/play/plinko': ['/balls.js'],
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const pageAt = sitePages(folder);
const textAt = async (path: string) => String((await pageAt(path)).identity);

test('a page names the files that it is going to ask for', async () => {
  expect(await textAt('/game')).toBe(
    '<head><link rel="modulepreload" crossorigin href="/lobby.js"><link rel="preload" as="style" crossorigin href="/lobby.css"></head><body></body>',
  );
  const { br, gzip } = await pageAt('/game');
  const unpacked = [String(brotliDecompressSync(br)), String(gunzipSync(gzip))];
  expect(unpacked).toEqual([await textAt('/game'), await textAt('/game')]);
});

test('a path of its own goes before a pattern, and what is unknown names nothing', async () => {
  expect(await textAt('/play/plinko')).toContain('/balls.js');
  expect(await textAt('/play/another')).toContain('/play.js');
  for (const path of ['/play', '/play/a/b', '/constructor', '/faq'])
    expect(await textAt(path)).toBe('<head></head><body></body>');
});

test('a site without the list comes as it was built', async () => {
  rmSync(join(folder, '.vite'), { recursive: true });
  expect(String((await sitePages(folder)('/game')).identity)).toBe('<head></head><body></body>');
});
