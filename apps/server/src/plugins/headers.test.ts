import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';

const sites = mkdtempSync(join(tmpdir(), 'arara-sites-'));
let house: TestHouse;
let server: FastifyInstance;

beforeAll(async () => {
  for (const site of ['web', 'backoffice']) {
    mkdirSync(join(sites, site, 'assets'), { recursive: true });
    writeFileSync(join(sites, site, 'index.html'), `<!doctype html><title>${site}</title>`);
    writeFileSync(join(sites, site, 'assets', 'app-1a2b3c4d.js'), 'export {}');
    writeFileSync(join(sites, site, 'assets', 'app-1a2b3c4d.js.br'), 'packed by brotli');
    writeFileSync(join(sites, site, 'assets', '.hidden.js'), 'not for readers');
    mkdirSync(join(sites, site, 'assets', 'fonts'));
    writeFileSync(join(sites, site, 'assets', 'fonts', 'text.woff2'), 'a font');
    mkdirSync(join(sites, site, '.vite'));
    writeFileSync(join(sites, site, '.vite', 'manifest.json'), '{}');
    writeFileSync(join(sites, site, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
  house = await startTestHouse({ STREAM_ORIGINS: 'https://video.example.com/live, https://cam.example.com' });
  const platforms = { ...house.house.platforms, frameOrigins: ['https://games.provider.example'] };
  ({ server } = await buildApp({ ...house.house, platforms }, { sites, logger: house.house.log }));
});
afterAll(async () => {
  await server.close();
  await house.close();
  rmSync(sites, { recursive: true });
});

const policyOf = async (url: string) => {
  const { headers } = await server.inject({ url });
  const policy = String(headers['content-security-policy'] ?? '');
  return Object.fromEntries(policy.split('; ').map((rule) => rule.split(/ (.*)/, 2)));
};

test.each(['/', '/games', '/api/games/listsv2', '/api/nothing', '/healthz'])(
  'every answer has the security headers: %s',
  async (url) => {
    const { headers } = await server.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
  },
);

describe('[R44] the policy of pages', () => {
  test.each(['/', '/games/some-game', '/backoffice/', '/backoffice/members'])(
    'runs only scripts of our own, from files: %s',
    async (url) => {
      const policy = await policyOf(url);
      expect(policy).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
        'form-action': "'self'",
      });
      expect(policy['script-src']).not.toMatch(/unsafe|\*|http/);
    },
  );

  test('streams come from the origins that are named, to the player site alone', async () => {
    expect(await policyOf('/video/bacara')).toMatchObject({
      'connect-src': "'self' https://video.example.com https://cam.example.com",
      'media-src': 'blob: https://video.example.com https://cam.example.com',
    });
    expect(await policyOf('/backoffice/')).toMatchObject({ 'connect-src': "'self'" });
    expect(await policyOf('/backoffice/')).not.toHaveProperty('media-src');
  });

  test('games come from the platforms that are connected, pictures from us alone', async () => {
    const { 'frame-src': frames = '', 'img-src': pictures } = await policyOf('/gameInfo');
    expect(frames.split(' ')).toEqual([
      "'self'",
      new URL(house.house.publicUrl()).origin,
      'https://games.provider.example',
    ]);
    expect(pictures).toBe("'self' data:");
    expect((await policyOf('/backoffice/'))['img-src']).toBe("'self' data:");
    expect(await policyOf('/backoffice/')).not.toHaveProperty('frame-src');
  });

  test('allows no inline style on the player site', async () => {
    expect((await policyOf('/'))['style-src']).toBe("'self'");
  });
});

test('a page asked for by any path of the site answers it, and is asked for again each time', async () => {
  for (const url of ['/', '/games/dados-de-ouro', '/wallet?tab=1']) {
    const response = await server.inject({ url });
    expect([response.statusCode, response.body]).toEqual([200, '<!doctype html><title>web</title>']);
    expect(response.headers['cache-control']).toBe('no-cache');
  }
  expect((await server.inject({ url: '/backoffice/members' })).body).toContain('backoffice');
});

test('files with a hash in their name are kept for a year, others for minutes, and missing ones are not pages', async () => {
  const cacheOf = async (url: string) => (await server.inject({ url })).headers['cache-control'];
  expect(await cacheOf('/assets/app-1a2b3c4d.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/icon.svg')).toBe('public, max-age=300');
  for (const url of [
    '/assets/gone.js',
    '/gone.svg',
    '/api/gone',
    '/assets/../../package.json',
    '/..%2fpackage.json',
    '/backoffice/assets/gone.js',
  ])
    expect((await server.inject({ url })).statusCode, url).toBe(404);
});

test.each(['', '/backoffice'])('files are served from every depth, to HEAD as to GET: %s/', async (site) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const url = `${site}/assets/fonts/text.woff2`;
    const { statusCode, headers, body } = await server.inject({ method, url });
    expect([statusCode, headers['content-length'], body]).toEqual([
      200,
      '6',
      method === 'GET' ? 'a font' : '',
    ]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect((await server.inject({ method: 'HEAD', url: `${site}/icon.svg` })).statusCode).toBe(200);
});

test('a packed file is for who can unpack it, the plain one for everybody else', async () => {
  const get = async (encoding: string) => {
    const { headers, body } = await server.inject({
      url: '/assets/app-1a2b3c4d.js',
      headers: { 'accept-encoding': encoding },
    });
    return [headers['content-encoding'], headers['content-type'], headers.vary, body];
  };
  const type = 'application/javascript; charset=utf-8';
  expect(await get('gzip, br')).toEqual(['br', type, 'accept-encoding', 'packed by brotli']);
  expect(await get('identity')).toEqual([undefined, type, 'accept-encoding', 'export {}']);
});

test.each([
  '/.vite/manifest.json',
  '/assets/.hidden.js',
  '/backoffice/assets/.hidden.js',
  '/assets/fonts/..%2f..%2f..%2fweb%2findex.html',
  '/assets/..%2f.vite%2fmanifest.json',
  '/assets/%00.js',
  '/assets//app-1a2b3c4d.js',
])('nothing hidden or above its folder is served, and the refusal is in the envelope: %s', async (url) => {
  const response = await server.inject({ url });
  expect([400, 403, 404]).toContain(response.statusCode);
  expect(response.json()).toMatchObject({ code: response.statusCode, status: 'fail' });
});

test('behind a proxy that speaks https, browsers are told to stay with it', async () => {
  const plain = await server.inject({ url: '/' });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  const secure = await server.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
});
