import { randomUUID } from 'node:crypto';
import { feed } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { settleRounds } from '../../testing/settle-round.ts';
import { openSocket } from '../../testing/socket-client.ts';
import { coin, newPlayer } from '../games/testing/player.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const masked = (account: string) => `${account.slice(0, 2)}***${account.slice(-2)}`;

/** A visitor's socket on the feed. */
async function watchFeed() {
  const socket = await openSocket(house.house.publicUrl());
  socket.say({ type: 'watch', topics: ['site:feed'] });
  await socket.heard('watching');
  const news = () =>
    socket.messages.flatMap((message) =>
      message.type === 'open' ? [feed.feedNews.parse(message.data)] : [],
    );
  return { ...socket, news, text: () => JSON.stringify(socket.messages) };
}

/** What follows a second later: the feed tells once in a quarter of a second, and this clock stands still. */
async function aSecondLater(happen: () => Promise<unknown>) {
  house.clock.moveOn(1000);
  await happen();
  await house.drain();
}

test('a settled round is told to visitors under a masked name, and stands there for who comes later', async () => {
  const player = await newPlayer(house, { cash: '50.00' });
  const socket = await watchFeed();
  await aSecondLater(() => player.mustPlay('dados-de-ouro', coin('2.00')));
  await socket.heard('open');
  expect(socket.news()[0]?.bets).toEqual([
    expect.objectContaining({ game: 'dados-de-ouro', name: masked(player.account), stake_money: '2.00' }),
  ]);
  expect(socket.text()).not.toContain(player.account);
  expect(socket.text()).not.toContain(player.memberId);
  const page = await house.ask(feed.feed, {});
  expect(page.bets[0]).toEqual(socket.news()[0]?.bets[0]);
  socket.close();
});

test('who hides is never named: not in what comes, not in what was told before, and by no other sign', async () => {
  const hiding = await newPlayer(house, {});
  const open = await newPlayer(house, {});
  const wins = () =>
    settleRounds(
      house,
      [hiding, open].map(({ memberId }) => ({ memberId, stakeCents: 500n, payoutCents: 60_000n })),
    );
  await aSecondLater(wins);
  const mine = async (token?: string) =>
    JSON.stringify(await house.ask(feed.feed, { wins: 100 }, token === undefined ? {} : { token }));
  expect(await mine()).toContain(masked(hiding.account));

  const set = (is_hidden: boolean) => house.ask(feed.setFeedPrivacy, { is_hidden }, { token: hiding.token });
  expect(await house.ask(feed.feedPrivacy, {}, { token: hiding.token })).toEqual({ is_hidden: false });
  await Promise.all(Array.from({ length: 5 }, () => set(true)));
  expect(await set(true)).toEqual({ is_hidden: true });

  const socket = await watchFeed();
  await aSecondLater(wins);
  await socket.heard('open');
  const told = socket.news()[0];
  expect(told?.bets.map(({ name }) => name).toSorted()).toEqual([null, masked(open.account)].toSorted());
  expect(told?.wins).toHaveLength(2);
  for (const text of [socket.text(), await mine(), await mine(hiding.token)]) {
    for (const sign of [hiding.account, masked(hiding.account), hiding.memberId])
      expect(text).not.toContain(sign);
    expect(text).toContain(masked(open.account));
  }
  socket.close();

  await set(false);
  expect(await mine()).toContain(masked(hiding.account));
  const stranger = await house.call(feed.setFeedPrivacy, { is_hidden: true });
  expect(stranger).toMatchObject({ error: 'unauthenticated' });
});

test('nothing of demo members is told, and one message carries a few of many rounds', async () => {
  const [demo, ...players] = await Promise.all(Array.from({ length: 7 }, () => newPlayer(house, {})));
  if (!demo) throw new Error('seven players were asked for');
  // Its mask is nobody else's: of usual test names one of the six others has the same, one time in sixteen.
  const account = `visita_${randomUUID().slice(0, 8)}`;
  await house.house.db.query('update member set is_demo = true, account = $2 where id = $1', [
    demo.memberId,
    account,
  ]);
  const socket = await watchFeed();
  const round = { stakeCents: 100n, payoutCents: 50_000n };
  await aSecondLater(() => settleRounds(house, [{ ...round, memberId: demo.memberId }]));
  await aSecondLater(() =>
    settleRounds(
      house,
      [demo, ...players].flatMap(({ memberId }) => Array.from({ length: 6 }, () => ({ ...round, memberId }))),
    ),
  );
  await socket.heard('open');
  const [told] = socket.news();
  expect(told?.bets).toHaveLength(2);
  expect(told?.wins).toHaveLength(10);
  expect(socket.text() + JSON.stringify(await house.ask(feed.feed, { wins: 100 }))).not.toContain(
    masked(account),
  );
  socket.close();
});

test('big wins are kept once each, at most a hundred, and small ones are none', async () => {
  const player = await newPlayer(house, {});
  const settled = (stakeCents: bigint, payoutCents: bigint) => ({
    memberId: player.memberId,
    stakeCents,
    payoutCents,
  });
  const list = () => house.ask(feed.feed, { wins: 100 });
  const before = (await list()).wins.length;
  await aSecondLater(() =>
    settleRounds(house, [settled(100n, 9999n), settled(2000n, 19_999n), settled(1001n, 10_010n)]),
  );
  await Promise.all([house.drain(), house.drain()]);
  const { wins } = await list();
  expect(wins).toHaveLength(before + 1);
  expect(wins[0]).toMatchObject({ stake_money: '10.01', payout_money: '100.10', multiplier: '10.00' });

  await aSecondLater(() =>
    settleRounds(
      house,
      Array.from({ length: 110 }, () => settled(100n, 20_000n)),
    ),
  );
  expect((await list()).wins).toHaveLength(100);
  const { rows } = await house.house.db.query(
    'select kind, count(*)::int from feed_entry group by 1 order by 1',
  );
  expect(rows).toEqual([
    { kind: 'bet', count: expect.any(Number) },
    { kind: 'win', count: 100 },
  ]);
  expect(rows[0]?.count).toBeLessThanOrEqual(20);
});

test('who is here: members once however many sockets and instances, visitors by socket, watchers by table', async () => {
  const { db, presence } = house.house;
  await db.query('delete from presence');
  const player = await newPlayer(house, {});
  const other = await newPlayer(house, {});
  const url = house.house.publicUrl();
  const sockets = [
    await openSocket(url, { token: player.token }),
    await openSocket(url, { token: player.token }),
  ];
  for (const socket of sockets) await socket.heard('welcome');
  const visitor = await openSocket(url);
  visitor.say({ type: 'watch', topics: ['site:online', 'live:mesa-de-teste'] });
  await visitor.heard('watching');
  // Sockets of the tests before may still be closing.
  await eventually(
    async () => {
      await presence.recount();
      return presence.now;
    },
    (now) => now.online === 2,
  );
  expect(presence.now).toEqual({ members: 1, visitors: 1, online: 2 });
  expect(presence.watching('mesa-de-teste')).toBe(1);

  const elsewhere = (seen: string) =>
    db.query(
      `insert into presence (instance, members, visitors, tables, seen_at)
       values ($1, $2, 3, '{"mesa-de-teste": 4}', house_now() - $3::interval)`,
      [randomUUID(), [player.memberId, other.memberId], seen],
    );
  await elsewhere('2 seconds');
  await elsewhere('1 minute');
  await presence.recount();
  expect(await house.ask(feed.feedOnline, {})).toEqual({
    members: 2,
    visitors: 4,
    online: 6,
    tables: [{ table: 'mesa-de-teste', watching: 5 }],
  });
  const told = await visitor.heard('open', ({ topic }) => topic === 'site:online');
  expect(feed.onlineNews.parse(told.data).online).toBeGreaterThan(0);
  await visitor.heard('open', ({ data }) => feed.onlineNews.safeParse(data).data?.online === 6);
  const demo = await newPlayer(house, {});
  await db.query('update member set is_demo = true where id = $1', [demo.memberId]);
  const playing = await openSocket(url, { token: demo.token });
  await playing.heard('welcome');
  await presence.recount();
  // Somebody is here, and no member.
  expect(presence.now).toEqual({ members: 2, visitors: 5, online: 7 });
  for (const socket of [...sockets, visitor, playing]) socket.close();
});
