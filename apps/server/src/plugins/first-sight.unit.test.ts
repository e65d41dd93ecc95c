import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { type FirstPicture, homePage } from './first-sight.ts';

const folder = mkdtempSync(join(tmpdir(), 'first-sight-'));
const index = join(folder, 'index.html');
writeFileSync(index, '<body><div id="root"></div><!--first-sight--></body>');
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(pictureOf: () => Promise<FirstPicture | null>, encoding?: string) {
  const app = Fastify();
  app.get('/', homePage(index, pictureOf));
  const answer = await app.inject({ url: '/', headers: encoding ? { 'accept-encoding': encoding } : {} });
  await app.close();
  return answer;
}

const picture = async () => ({ wide: '/banners/wide.svg', phone: '/banners/phone.svg?a=1&b="x"' });

test('home carries the picture of the first banner, and what staff wrote stays text', async () => {
  const { body, headers } = await ask(picture);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<source media="(min-width: 600px)" srcset="/banners/wide.svg">');
  expect(body).toContain('src="/banners/phone.svg?a=1&amp;b=&quot;x&quot;"');
});

test('packed as the browser asks for it', async () => {
  const plain = (await ask(picture)).body;
  const br = await ask(picture, 'gzip, br');
  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
    'br',
    plain,
  ]);
  const zipped = await ask(picture, 'gzip');
  expect([zipped.headers['content-encoding'], gunzipSync(zipped.rawPayload).toString()]).toEqual([
    'gzip',
    plain,
  ]);
});

test('without a banner, or while it cannot be read, home comes as it was built', async () => {
  const away = () => Promise.reject(new Error('the database is away'));
  for (const pictureOf of [async () => null, away])
    expect((await ask(pictureOf)).body).toBe('<body><div id="root"></div><!--first-sight--></body>');
});
