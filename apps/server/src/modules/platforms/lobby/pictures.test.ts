import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startToldHouse, type ToldHouse, toldGame } from '../testing/told-lobbies.ts';

let lab: ToldHouse;
/** What came to each platform besides its lobby. */
const came: Record<string, string[]> = { aa: [], cdn: [], bb: [] };
/** `/held/…` waits here for its answer. */
const held: ServerResponse[] = [];
let isWell = false;
beforeAll(async () => {
  lab = await startToldHouse(['aa', 'bb', 'cdn'], ({ cdn }) => ({
    aa: { picture_origins: [`${cdn?.url}/`] },
  }));
  for (const code of ['aa', 'bb', 'cdn'])
    lab.of(code).other = (request, response) => {
      const url = request.url ?? '';
      came[code]?.push(url);
      if (url.startsWith('/held/')) return void held.push(response);
      if (url.startsWith('/moved')) return void response.writeHead(302, { location: '/a.png' }).end();
      if (url.startsWith('/ill') && !isWell) return void response.writeHead(500).end();
      response.writeHead(200, { 'content-type': 'image/png' }).end(`PNG of ${code}`);
    };
});
afterAll(() => lab.close());

const read = (slug: string, headers: Record<string, string> = {}) =>
  lab.test.server.inject({ url: `/pictures/${slug}`, headers });
/** A game of a platform with this picture; gives what the house calls it. */
let games = 0;
async function shown(code: string, thumbnail: string): Promise<string> {
  games += 1;
  lab.of(code).games = [toldGame(`p${games}`, { thumbnail })];
  await lab.readLobbies();
  return `${code}-p${games}`;
}

test('a picture at the platform’s own origin, or at one configured for it, is fetched once and kept', async () => {
  for (const [from, address] of [
    ['aa', `${lab.of('aa').url}/a.png`],
    ['cdn', `${lab.of('cdn').url}/a.png?v=1`],
  ] as const) {
    const slug = await shown('aa', address);
    for (const _ of [1, 2]) {
      const answer = await read(slug);
      expect([answer.statusCode, answer.body]).toEqual([200, `PNG of ${from}`]);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=604800',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
      const { etag = '' } = answer.headers;
      expect((await read(slug, { 'if-none-match': etag })).statusCode).toBe(304);
    }
    expect(came[from]?.splice(0)).toHaveLength(1);
  }
});

test('nothing else is asked for: no other server, no other kind of address, nowhere it is sent on to', async () => {
  for (const address of [
    `${lab.of('bb').url}/admin/delete?all=1`,
    `${lab.of('aa').url.replace('127.0.0.1', 'localhost')}/a.png`,
    `${lab.of('aa').url}@${lab.of('bb').url.slice('http://'.length)}/a.png`,
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    'file:///etc/passwd',
    '/sandbox/platform/aa/pictures/a.png',
    'nonsense',
  ])
    expect((await read(await shown('aa', address))).statusCode).toBe(404);
  // What is configured for one platform is not for another.
  expect((await read(await shown('bb', `${lab.of('cdn').url}/a.png?v=1`))).statusCode).toBe(404);
  expect(came).toEqual({ aa: [], bb: [], cdn: [] });
  expect((await read(await shown('aa', `${lab.of('aa').url}/moved`))).statusCode).toBe(404);
  expect(came.aa?.splice(0)).toEqual(['/moved']);
});

test('what could not be had is not asked for again for a minute', async () => {
  const slug = await shown('aa', `${lab.of('aa').url}/ill.png`);
  expect((await read(slug)).statusCode).toBe(404);
  isWell = true;
  for (const _ of [1, 2]) expect((await read(slug)).statusCode).toBe(404);
  expect(came.aa).toHaveLength(1);
  // Another address is another picture.
  expect((await read(await shown('aa', `${lab.of('aa').url}/ill.png?v=2`))).statusCode).toBe(200);
  lab.test.clock.moveBy(61_000);
  expect((await read(slug)).statusCode).toBe(200);
  expect(came.aa?.splice(0)).toHaveLength(3);
});

test('so many are fetched from a platform at once, the others wait their turn, and another platform’s do not', async () => {
  lab.of('aa').games = Array.from({ length: 20 }, (_, n) =>
    toldGame(`held-${n}`, { thumbnail: `${lab.of('aa').url}/held/${n}.png` }),
  );
  const other = await shown('bb', `${lab.of('bb').url}/b.png`);
  const reading = Promise.all(Array.from({ length: 20 }, (_, n) => read(`aa-held-${n}`)));
  await vi.waitFor(() => expect(held).toHaveLength(8));
  expect((await read(other)).statusCode).toBe(200);
  expect(held).toHaveLength(8);
  let answered = 0;
  let most = held.length;
  while (answered < 20) {
    most = Math.max(most, held.length);
    const next = held.shift();
    next?.writeHead(200, { 'content-type': 'image/png' }).end('PNG');
    if (next) answered += 1;
    await new Promise(setImmediate);
  }
  expect((await reading).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(most).toBe(8);
});
