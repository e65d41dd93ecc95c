import { setTimeout as wait } from 'node:timers/promises';
import { formatAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate } from '../../apps/server/src/operations.ts';
import { openPool } from '../../apps/server/src/plugins/transaction.ts';
import { booksNow } from '../../apps/server/src/testing/books-now.ts';
import { type PersistentClient, registerClient } from './support/persistent-client.ts';
import { prepareServer, type RunningServer } from './support/running-server.ts';

const depositCents = 20_00n;
/** How long bets and deposits go on between two kills. */
const loadMs = 3_000;
const kills = ['server', 'database', 'server', 'database', 'server'] as const;

let server: RunningServer;
beforeAll(async () => {
  server = await prepareServer();
  await server.start();
});
afterAll(() => server.clear(), 60_000);

test('[R20] five kills of server and database under load lose and double nothing that was acknowledged', async () => {
  const clients = await Promise.all(Array.from({ length: 5 }, () => registerClient(server.url)));
  // Whoever waits for the first credit bets in vain, and on a machine with much to do that is all of the time between two kills.
  for (const client of clients)
    for (let tries = 0; client.paid.size === 0; tries += 1) {
      await client.deposit(`first-${tries}`, formatAmount(depositCents));
    }
  await everyPaymentArrives(clients);
  let isOver = false;
  const again = async (client: PersistentClient, name: string, pauseMs: number) => {
    for (let count = 0; !isOver; count += 1) {
      if (name === 'deposit') await client.deposit(`deposit-${count}`, formatAmount(depositCents));
      else await client.bet(`${name}-${count}`);
      await wait(pauseMs);
    }
  };
  const load = clients.flatMap((client) => [
    again(client, 'deposit', 400),
    ...['a', 'b', 'c'].map((name) => again(client, name, 20)),
  ]);
  /** Work goes on for a while, and not before the house answers again: each kill meets a living one. */
  const workOn = async () => {
    const before = countOf(clients);
    await wait(loadMs);
    await expect.poll(() => countOf(clients), { timeout: 60_000, interval: 250 }).toBeGreaterThan(before);
  };
  for (const kind of kills) {
    await workOn();
    if (kind === 'server') {
      await server.killServer();
      await server.start();
    } else {
      server.killDatabase();
    }
  }
  await workOn();
  isOver = true;
  await Promise.all(load);

  await everyPaymentArrives(clients);
  const db = openPool(server.databaseUrl(), 2);
  try {
    for (const client of clients) await expectExactly(db, client);
    expect(await booksNow(db)).toMatchObject({
      isClean: true,
      differenceCents: 0n,
      wrongWallets: [],
      wrongRounds: 0n,
    });
  } finally {
    await db.end();
  }
  const lines: string[] = [];
  expect(await operate(['reconcile'], { DATA_DIR: server.dataDir }, (line) => lines.push(line))).toBe(0);
  expect(lines).toContain('the books are clean');
  expect(await server.stop()).toBe(0);
}, 1_200_000);

const countOf = (clients: readonly PersistentClient[]) =>
  clients.reduce((sum, { rounds }) => sum + rounds.size, 0);

/** A callback that died with the server is made good by the comparison with the bank, once a minute. */
async function everyPaymentArrives(clients: readonly PersistentClient[]): Promise<void> {
  for (const client of clients) {
    for (const id of client.paid)
      await expect.poll(() => client.stateOf(id), { timeout: 90_000 }).toBe('credited');
  }
}

/** Every acknowledged bet once with its acknowledged result, every key at most once, every payment credited once. */
async function expectExactly(db: ReturnType<typeof openPool>, client: PersistentClient): Promise<void> {
  const rounds = await db.query<{
    idempotency_key: string;
    id: string;
    nonce: number;
    payout_cents: bigint;
    stake_cents: bigint;
  }>(
    'select idempotency_key, id, nonce, payout_cents, stake_cents from round where member_id = $1 order by nonce',
    [client.memberId],
  );
  const byKey = new Map(rounds.rows.map((row) => [row.idempotency_key, row]));
  expect(byKey.size).toBe(rounds.rows.length);
  expect(client.rounds.size).toBeGreaterThan(0);
  for (const [key, told] of client.rounds) {
    const stored = byKey.get(key);
    expect([stored?.id, stored?.nonce, formatAmount(stored?.payout_cents ?? -1n)], key).toEqual([
      told.round_id,
      told.nonce,
      told.payout,
    ]);
  }
  for (const key of byKey.keys()) expect(client.tried.has(key), key).toBe(true);
  expect(rounds.rows.map(({ nonce }) => nonce)).toEqual(rounds.rows.map((_, index) => index));

  const deposits = await db.query<{ reference: string; amount_cents: bigint }>(
    `select t.reference, t.amount_cents from ledger_transfer t join deposit d on d.id = t.reference
      where d.member_id = $1 and t.kind = 'deposit'`,
    [client.memberId],
  );
  expect(client.paid.size).toBeGreaterThan(0);
  expect(deposits.rows.map(({ reference }) => reference).toSorted()).toEqual([...client.paid].toSorted());
  expect(deposits.rows.every(({ amount_cents: cents }) => cents === depositCents)).toBe(true);
  const played = rounds.rows.reduce((sum, row) => sum + row.payout_cents - row.stake_cents, 0n);
  const held = depositCents * BigInt(deposits.rows.length) + played;
  expect(await client.balance()).toBe(formatAmount(held));
}
