import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { type Sights, sitePages } from './site-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-page-'));
mkdirSync(join(folder, '.vite'));
writeFileSync(
  join(folder, 'index.html'),
  '<head><!--first-pictures--></head><body><!--first-sight--></body>',
);
writeFileSync(
  join(folder, '.vite', 'ahead.json'),
  JSON.stringify({
    '/game': ['/lobby.js', '/lobby.css'],
    '/play/$game': ['/play.js'],
    '/play/plinko': ['/balls.js'],
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

async function pageAt(url: string, sights?: Sights) {
  const packed = await sitePages(folder, sights)?.(url);
  if (!packed) throw new Error('no site is built');
  return packed;
}
const textAt = async (url: string, sights?: Sights) => String((await pageAt(url, sights)).identity);
const asBuilt = '<head></head><body><!--first-sight--></body>';

test('a page names the files that it is going to ask for', async () => {
  expect(await textAt('/game')).toBe(
    '<head><link rel="modulepreload" crossorigin fetchpriority="low" href="/lobby.js"><link rel="preload" as="style" crossorigin fetchpriority="low" href="/lobby.css"></head><body><!--first-sight--></body>',
  );
  const { br, gzip } = await pageAt('/game');
  const unpacked = [String(brotliDecompressSync(br)), String(gunzipSync(gzip))];
  expect(unpacked).toEqual([await textAt('/game'), await textAt('/game')]);
});

test('a path of its own goes before a pattern, and what is unknown names nothing', async () => {
  expect(await textAt('/play/plinko')).toContain('/balls.js');
  expect(await textAt('/play/another')).toContain('/play.js');
  for (const path of ['/play', '/play/a/b', '/constructor', '/faq']) expect(await textAt(path)).toBe(asBuilt);
});

test('a page holds what it shows first; one with a query may show other things', async () => {
  const sights: Sights = {
    any: {
      '/': async () => ({ head: '<link>', body: 'banner' }),
      '/play/$game': async (path) => ({ head: '', body: `poster of ${path}` }),
    },
    bare: { '/game': async () => ({ head: '', body: 'most played' }) },
  };
  expect(await textAt('/?invite=a', sights)).toBe('<head><link></head><body>banner</body>');
  expect(await textAt('/play/plinko', sights)).toContain('<body>poster of /play/plinko</body>');
  // All that have no files of their own share a page.
  expect(await textAt('/play/another', sights)).toContain('<body>poster of /play/$game</body>');
  expect(await textAt('/game', sights)).toContain('<body>most played</body>');
  expect(await textAt('/game?category=slots', sights)).toContain('<body><!--first-sight--></body>');
});

test('with nothing to show first, or while it cannot be read, a page comes as it was built', async () => {
  const away = () => Promise.reject(new Error('the database is away'));
  for (const sight of [async () => null, away])
    expect(await textAt('/', { any: { '/': sight }, bare: {} })).toBe(asBuilt);
});

test('while what is seen first is asked for anew, everybody else gets what stood before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let answer = (_sight: { head: string; body: string }) => {};
  const away = new Promise<{ head: string; body: string }>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  const sight = () => {
    asked += 1;
    return asked === 1 ? Promise.resolve({ head: '', body: 'old' }) : away;
  };
  const pages = sitePages(folder, { any: { '/': sight }, bare: {} });
  const home = async () => String((await pages?.('/'))?.identity);
  try {
    expect(await home()).toContain('<body>old</body>');
    vi.advanceTimersByTime(31_000);
    const first = home();
    expect(await home()).toContain('<body>old</body>');
    answer({ head: '', body: 'new' });
    expect(await first).toContain('<body>new</body>');
    expect([await home(), asked]).toEqual([await first, 2]);
  } finally {
    vi.useRealTimers();
  }
});

test('scripts and letters wait for what is seen first, and for nothing where nothing is', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-page-'));
  const script = '<script type="module" crossorigin src="/first.js"></script>';
  const letters = '<link rel="preload" as="font" crossorigin href="/letters.woff2">';
  const built = (start: string) =>
    `<head><!--first-pictures-->${start}${script}${letters}</head><!--first-sight-->`;
  writeFileSync(join(site, 'index.html'), built('<!--start src="/start.js"-->'));
  const sights: Sights = {
    any: {
      '/': async () => ({ head: '<link rel="preload" as="image">', body: 'banner' }),
    },
    bare: {},
  };
  const pages = sitePages(site, sights);
  expect(String((await pages?.('/'))?.identity)).toBe(
    '<head><link rel="preload" as="image"><script type="module" src="/start.js"></script><link data-then="script" href="/first.js"><link data-then="preload" as="font" crossorigin href="/letters.woff2"></head>banner',
  );
  const atOnce = built('<script type="module" src="/start.js"></script>').replace(
    '<!--first-pictures-->',
    '',
  );
  expect(String((await pages?.('/faq'))?.identity)).toBe(atOnce);
  rmSync(site, { recursive: true });
});

test('a site without the list comes as it was built; without a page there is no site', async () => {
  rmSync(join(folder, '.vite'), { recursive: true });
  expect(await textAt('/game')).toBe(asBuilt);
  expect(sitePages(join(folder, 'elsewhere'))).toBeNull();
});
