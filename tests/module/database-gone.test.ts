import { setTimeout as wait } from 'node:timers/promises';
import type { DataOf, Envelope, games } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { phrase } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../apps/server/src/app.ts';
import { coin, newPlayer, type Player } from '../../apps/server/src/modules/games/testing/player.ts';
import { type OpenHouse, openHouse } from '../../apps/server/src/open-house.ts';
import { booksNow } from '../../apps/server/src/testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../apps/server/src/testing/house.ts';
import { type DatabaseProxy, openDatabaseProxy } from './support/database-proxy.ts';

type Round = DataOf<typeof games.play>;

const goneMs = 10_000;
const startCents = 500_00n;

/** Straight to the database: what the test looks at. */
let house: TestHouse;
/** Through a way that can be cut: what is tested. */
let open: OpenHouse;
let server: Awaited<ReturnType<typeof buildApp>>['server'];
let proxy: DatabaseProxy;
let players: Player[];

beforeAll(async () => {
  house = await startTestHouse();
  players = await Promise.all([1, 2, 3, 4].map(() => newPlayer(house, { cash: formatAmount(startCents) })));
  proxy = await openDatabaseProxy(house.databaseUrl);
  const { env, clock, log } = house.house;
  open = await openHouse({
    env,
    databaseUrl: proxy.url,
    log,
    clock,
    publicUrl: () => 'http://127.0.0.1',
    pspJournal: null,
  });
  ({ server } = await buildApp(open.house, { sites: '/nonexistent', logger: log }));
});
afterAll(async () => {
  proxy.mend();
  await server.close();
  await open.close();
  await proxy.close();
  await house.close();
});

async function play({ token }: Player, key: string): Promise<Envelope<Round>> {
  const response = await server.inject({
    method: 'POST',
    url: '/api/play/dados-de-ouro',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: { ...coin(), lang: 'vi' },
  });
  return response.json();
}

test('with the database gone for ten seconds bets fail in words, and retried under their keys are neither lost nor doubled', async () => {
  const settled = new Map<string, Round>();
  const failed: string[] = [];
  let isOver = false;

  /** Bets again and again, each until it is settled, as a player with a bad connection does. */
  const bet = async (player: Player, name: number) => {
    for (let count = 0; !isOver; count += 1) {
      const key = `bet-${name}-${count}`;
      for (;;) {
        const answer = await play(player, key);
        if (answer.status === 'success') {
          settled.set(`${player.memberId}:${key}`, answer.data);
          break;
        }
        expect(answer).toEqual({
          code: 503,
          status: 'fail',
          error: 'unavailable',
          message: phrase('vi', 'errors.unavailable'),
          data: null,
        });
        failed.push(key);
        await wait(100);
      }
      await wait(20);
    }
  };
  const playing = players.flatMap((player) => [1, 2, 3].map((name) => bet(player, name)));
  await expect.poll(() => settled.size, { timeout: 60_000 }).toBeGreaterThan(players.length);
  const before = settled.size;
  proxy.cut();
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  expect((await server.inject('/readyz')).statusCode).toBe(503);
  await wait(goneMs);
  const during = settled.size;
  proxy.mend();
  await expect.poll(() => settled.size, { timeout: 60_000 }).toBeGreaterThan(during + players.length * 3);
  isOver = true;
  await Promise.all(playing);

  expect(before).toBeGreaterThan(0);
  expect(failed.length).toBeGreaterThan(players.length);
  expect((await server.inject('/readyz')).statusCode).toBe(200);
  await expectExactly(settled);
});

test('with a database that is silent the server says that it is not ready, and a bet is settled once it speaks again', async () => {
  const [player] = players;
  if (!player) throw new Error('somebody plays');
  proxy.hush();
  const bet = play(player, 'bet-in-silence');
  const askedAt = performance.now();
  expect((await server.inject('/readyz')).statusCode).toBe(503);
  expect(performance.now() - askedAt).toBeLessThan(4_000);
  proxy.speak();
  expect(await bet).toMatchObject({ status: 'success' });
  await expect.poll(async () => (await server.inject('/readyz')).statusCode).toBe(200);
});

/** Every settled bet is in the books once, as it was told, and nothing else is. */
async function expectExactly(settled: ReadonlyMap<string, Round>): Promise<void> {
  const { rows } = await house.house.db.query<{
    member_id: string;
    idempotency_key: string;
    id: string;
    payout_cents: bigint;
  }>('select member_id, idempotency_key, id, payout_cents from round');
  expect(rows).toHaveLength(settled.size);
  for (const row of rows) {
    const round = settled.get(`${row.member_id}:${row.idempotency_key}`);
    expect([row.id, formatAmount(row.payout_cents)]).toEqual([round?.round_id, round?.payout]);
  }
  for (const player of players) {
    const own = rows.filter((row) => row.member_id === player.memberId);
    const won = own.reduce((sum, row) => sum + row.payout_cents, 0n);
    expect((await player.wallets()).cash.balanceCents).toBe(startCents - BigInt(own.length) * 1_00n + won);
  }
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true, differenceCents: 0n });
}
