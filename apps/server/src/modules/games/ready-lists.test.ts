import { gunzipSync } from 'node:zlib';
import { games } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ SANDBOX_GAMES: '0' });
});
afterAll(() => house.close());

const path = `${games.gameList.path}?lang=pt&page_size=100`;
const read = (headers: Record<string, string> = {}, url = path) => house.server.inject({ url, headers });
const etag = async (url = path) => String((await read({}, url)).headers.etag);
/** What changes the catalogue, however it comes about. */
const change = (sql: string) => house.house.db.query(sql);

test('[S7.12] a list that is there already is not sent again', async () => {
  const first = await read();
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  expect(first.headers.vary).toContain('authorization');
  const name = await etag();
  expect(name).toMatch(/^W\/"[\w-]{24}"$/);
  const again = await read({ 'if-none-match': `"other", ${name}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', name]);
  expect((await read({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  // Its name is its content's: another language has another one.
  expect(await etag(path.replace('lang=pt', 'lang=tr'))).not.toBe(name);
});

test('it is sent compressed to whoever takes that, and says the same', async () => {
  const plain = await read();
  const zipped = await read({ 'accept-encoding': 'br, gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  for (const refused of ['gzip;q=0', 'identity'])
    expect((await read({ 'accept-encoding': refused })).headers['content-encoding']).toBeUndefined();
});

test('every change shows in the very next answer', async () => {
  const title = async () => (await read()).json().data.items[0].title;
  const before = await title();
  for (const next of ['Outro nome', before]) {
    const name = await etag();
    await change(
      `update game set title = title || '{"pt":"${next}"}' where slug = (${`select slug from game order by popularity desc, position, slug limit 1`})`,
    );
    expect(await title()).toBe(next);
    expect((await read({ 'if-none-match': name })).statusCode).toBe(200);
  }
  // What is as it was has the name it had.
  const name = await etag();
  await change('update game set position = position');
  expect(await etag()).toBe(name);
});

test('a platform that goes away and comes back shows, without anything being written', async () => {
  await change(
    `update platform set maintenance_from = house_now() + interval '10 minutes',
       maintenance_until = house_now() + interval '20 minutes' where code = 'estrela'`,
  );
  await change(
    `insert into game (slug, platform, external_id, category, title) values ('estrela-sol', 'estrela', 'sol', 'slots', '{"pt":"Sol"}')`,
  );
  const of = async () => (await read({}, `${games.gameList.path}?platType=estrela`)).json().data.items[0];
  expect(await of()).toMatchObject({ is_open: true, maintenance_until: null });
  house.clock.moveBy(11 * 60_000);
  const away = await of();
  expect(away.is_open).toBe(false);
  expect(new Date(away.maintenance_until).getTime()).toBeGreaterThan(house.clock.now().getTime());
  house.clock.moveBy(10 * 60_000);
  expect(await of()).toMatchObject({ is_open: true, maintenance_until: null });
});

test('[S7.20] hearts are each member’s own, and nobody else is told of them', async () => {
  const [liking, other] = [await house.newMember(), await house.newMember()];
  const as = (token: string, headers = {}) => read({ authorization: `Bearer ${token}`, ...headers });
  const [first] = (await read()).json().data.items;
  const hearts = async (token: string) =>
    (await as(token))
      .json()
      .data.items.flatMap((game: { is_favourite: boolean; id: string }) =>
        game.is_favourite ? [game.id] : [],
      );
  expect(await hearts(liking.token)).toEqual([]);
  await house.ask(games.followSet, { game_id: first.id }, { token: liking.token });
  expect(await hearts(liking.token)).toEqual([first.id]);
  expect(await hearts(other.token)).toEqual([]);
  expect((await read()).json().data.items[0].is_favourite).toBe(false);
  const own = String((await as(liking.token)).headers.etag);
  expect(own).not.toBe(await etag());
  expect((await as(liking.token, { 'if-none-match': own })).statusCode).toBe(304);
  expect((await as(other.token, { 'if-none-match': own })).statusCode).toBe(200);
  await house.ask(games.followDelete, { game_id: first.id }, { token: liking.token });
  expect((await as(liking.token)).headers.etag).toBe(await etag());
});

test('what cannot be asked is refused each time, and the same in other words is the same answer', async () => {
  for (const _ of [1, 2]) expect((await read({}, `${games.gameList.path}?sort=wild`)).statusCode).toBe(422);
  const ways = ['?page=1&category=slots&lang=pt', '?category=slots&lang=pt&unheard=of'];
  const names = await Promise.all(ways.map((way) => etag(`${games.gameList.path}${way}`)));
  expect(names[0]).toBe(names[1]);
});
