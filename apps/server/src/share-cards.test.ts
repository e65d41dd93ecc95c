import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { startTestHouse, type TestHouse } from './testing/house.ts';
import { silentLog } from './testing/silent-log.ts';

const sites = mkdtempSync(join(tmpdir(), 'share-cards-'));
const web = join(sites, 'web');
let house: TestHouse;
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(web, '.vite'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<html><head></head><body></body></html>');
  const told = { folder: '/assets/posters-1', slugs: ['coroa-da-onca'] };
  writeFileSync(join(web, '.vite', 'posters.json'), JSON.stringify(told));
  writeFileSync(join(web, '.vite', 'ahead.json'), JSON.stringify({ '/play/coroa-da-onca': [] }));
  cpSync('apps/web/public/share', join(web, 'share'), { recursive: true });
  house = await startTestHouse({ SECURITY_CONTACT: 'mailto:falhas@arara.example' });
  ({ server } = await buildApp(house.house, { sites, logger: silentLog }));
});
afterAll(async () => {
  await server.close();
  await house.close();
  rmSync(sites, { recursive: true });
});

const get = (url: string) => server.inject({ url });

/** What a page says of itself where its link is shared. */
async function cardOf(url: string): Promise<Record<string, string>> {
  const { payload } = await get(url);
  const found = payload.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

test('[S2.26] an invitation that is sent on shows the site, its picture and the age limit, and keeps its code', async () => {
  const card = await cardOf('/?code=LUANA27');
  expect(card).toMatchObject({
    'og:title': 'Arara',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  expect(card['og:description']).toContain('18 anos');
  // Another address in place of the shared one would lose the code.
  expect(card['og:url']).toBeUndefined();
  const picture = new URL(card['og:image'] ?? '');
  expect(picture.origin).toBe(new URL(house.house.publicUrl()).origin);
  const answer = await get(picture.pathname);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a game shows its name and its poster; what no game is shows the site', async () => {
  expect(await cardOf('/play/coroa-da-onca')).toMatchObject({
    'og:title': 'Coroa da Onça · Arara',
    'og:image': expect.stringMatching(/^http:.*\/assets\/posters-1\/coroa-da-onca\.webp$/),
    'twitter:card': 'summary',
  });
  for (const path of ['/play/nenhum', '/play/%22%3E%3Cscript%3E', '/nenhuma-pagina'])
    expect((await cardOf(path))['og:title'], path).toBe('Arara');
});

test('a house of play money asks not to be found, and names its open pages and games all the same', async () => {
  expect((await get('/robots.txt')).payload).toBe('User-agent: *\nDisallow: /\n');
  const { headers, payload } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const named = [...payload.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ''));
  expect(named.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/', '/fair', '/play/coroa-da-onca']),
  );
  await house.house.db.query("update game set is_open = false where slug = 'coroa-da-onca'");
  expect((await get('/sitemap.xml')).payload).not.toContain('/play/coroa-da-onca');
});

test('a password manager is led to where a password is changed, and who found a fault to whom it is told', async () => {
  const change = await get('/.well-known/change-password');
  expect([change.statusCode, change.headers.location]).toEqual([302, '/security-center/change-password']);
  const { payload } = await get('/.well-known/security.txt');
  expect(payload).toMatch(/^Contact: mailto:falhas@arara\.example\nExpires: (\S+)\n/);
  const expires = new Date(/Expires: (\S+)/.exec(payload)?.[1] ?? '');
  const days = (expires.getTime() - house.clock.now().getTime()) / 86_400_000;
  // RFC 9116 recommends less than a year.
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});
