import { games, platforms } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse('40');
  await lab.test.runTask('platform-games');
});
afterAll(() => lab.test.close());

const some = async (platType = 'day7') => {
  const [game] = (await lab.test.ask(games.gameList, { platType })).items;
  if (!game) throw new Error('there is no such game');
  return game;
};

test('a game of a seamless platform is played with the cash here: nothing is moved there', async () => {
  const member = await lab.newMember(5000n);
  const game = await some('mare');
  const shown = await lab.test.ask(platforms.platformGame, { name: game.name });
  expect(shown).toMatchObject({ wallet_kind: 'seamless', is_open: true, is_reachable: true });
  const answer = await lab.test.call(
    platforms.day7Login,
    { name: game.name, platType: 'mare', currency: 'BRL' },
    { token: member.token },
  );
  if (answer.status === 'fail') throw new Error(answer.error);
  // Moving all cash along is on, and means nothing here.
  expect(answer.data.transfer).toBeNull();
  expect(await member.money()).toBe('50.00');
  expect(await (await fetch(answer.data.url)).text()).toContain('50.00');
  const flip = async (stake: string) => {
    const response = await fetch(`${answer.data.url}/flip?side=heads&stake=${stake}`, { method: 'POST' });
    // What the simulator's table answers.
    return (await response.json()) as { payout?: string; balance?: string; error?: string };
  };
  const { payout, balance } = await flip('10.00');
  expect(['0.00', '19.60']).toContain(payout);
  expect(balance).toBe(payout === '0.00' ? '40.00' : '59.60');
  expect(await member.money()).toBe(balance);
  expect(await flip('60.00')).toEqual({ error: 'insufficient_funds' });
  // It has no wallet of its own to show or to move money to.
  const there = await member.there();
  expect(there.items.map(({ platType }) => platType)).toEqual(['day7', 'estrela']);
  expect(await member.moveIn('5.00', 'mare')).toMatchObject({ error: 'platform_direct' });
  expect(await lab.books()).toMatchObject({ isClean: true });
});

test('pictures of a platform come from our own address, kept and without power over the page', async () => {
  const { thumbnail } = await some();
  expect(thumbnail).toMatch(/^\/pictures\/day7-[a-z0-9-]+\?v=[0-9a-f]{8}$/);
  const get = (url: string, headers = {}) => lab.test.server.inject({ url, headers });
  const picture = await get(thumbnail);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=604800',
  });
  expect(picture.headers['content-security-policy']).toContain('sandbox');
  expect(picture.body).toContain('<svg');
  const etag = String(picture.headers.etag);
  expect((await get(thumbnail, { 'if-none-match': etag })).statusCode).toBe(304);
  for (const none of ['day7-none', 'dados-de-ouro'])
    expect((await get(`/pictures/${none}`)).statusCode).toBe(404);
  // A page is no picture, and neither is what cannot be had.
  const { db } = lab.test.house;
  const [, slug = ''] = /pictures\/([^?]+)/.exec(thumbnail) ?? [];
  const { rows } = await db.query<{ thumbnail: string }>('select thumbnail from game where slug = $1', [
    slug,
  ]);
  for (const address of [
    `${lab.test.house.publicUrl()}/healthz`,
    'http://127.0.0.1:9/a.png',
    'file:///etc/hosts',
  ]) {
    await db.query('update game set thumbnail = $2 where slug = $1', [slug, address]);
    expect((await get(`/pictures/${slug}`)).statusCode).toBe(404);
  }
  await db.query('update game set thumbnail = $2 where slug = $1', [slug, rows[0]?.thumbnail]);
  expect((await get(thumbnail)).headers.etag).toBe(etag);
});

test('what browsers reach of a simulated platform is its pages, by whatever path they ask', async () => {
  for (const path of [
    'play/..%2Fapi/games',
    'pictures/..%2F..%2Fapi/games',
    'play/%2e%2e%2fapi/games',
    'play/..%5Capi/games',
  ]) {
    const answer = await lab.test.server.inject({ url: `/sandbox/platform/day7/${path}?from=0` });
    expect([path, answer.statusCode, answer.json().error]).toEqual([path, 404, 'not_found']);
  }
});
