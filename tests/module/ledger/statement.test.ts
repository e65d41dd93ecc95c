import { randomUUID } from 'node:crypto';
import { houseAccounts, post, statement, type WalletKind, walletsOf } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { give } from '../../../apps/server/src/modules/games/testing/player.ts';
import { inTransaction } from '../../../apps/server/src/plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../apps/server/src/testing/house.ts';

let house: TestHouse;
let memberId: string;

beforeAll(async () => {
  house = await startTestHouse();
  ({ memberId } = await house.newMember());
  await give(house, memberId, '100.00');
  await hold(30_00n);
  await give(house, memberId, '5.50', 'bonus');
  await hold(20_00n);
});
afterAll(() => house.close());

const hold = (amountCents: bigint) =>
  inTransaction(house.house.db, async (tx) => {
    const { cash, held } = await walletsOf(tx, memberId);
    const movement = { amountCents, kind: 'withdrawal_hold', reference: randomUUID() };
    return post(tx, { from: cash.accountId, to: held.accountId, ...movement });
  });

const page = (wallets: WalletKind[], limit = 20, offset = 0) =>
  statement(house.house.db, { memberId, wallets, limit, offset });

test('lists the movements of a wallet, newest first, signed, each with the balance after it', async () => {
  const { rows, ...sums } = await page(['cash']);
  expect(rows.map((row) => [row.kind, row.amountCents, row.balanceCents])).toEqual([
    ['withdrawal_hold', -20_00n, 50_00n],
    ['withdrawal_hold', -30_00n, 70_00n],
    ['adjustment', 100_00n, 100_00n],
  ]);
  expect(sums).toEqual({ total: 3, totalInCents: 100_00n, totalOutCents: 50_00n });
});

test('a movement between two wallets of a member stands in both, and each balance runs by itself', async () => {
  const { rows, ...sums } = await page(['cash', 'held', 'bonus', 'rebate']);
  // It came into none of them, and left none.
  expect(sums).toEqual({ total: 6, totalInCents: 105_50n, totalOutCents: 0n });
  expect(rows).toHaveLength(6);
  for (const wallet of ['cash', 'held', 'bonus'] as const) {
    const own = rows.filter((row) => row.wallet === wallet).toReversed();
    let balance = 0n;
    for (const row of own) {
      balance += row.amountCents;
      expect(row.balanceCents).toBe(balance);
    }
  }
  const holds = rows.filter((row) => row.kind === 'withdrawal_hold');
  expect(holds.reduce((sum, row) => sum + row.amountCents, 0n)).toBe(0n);
});

test('pages do not overlap and tell the sums of the whole stretch', async () => {
  const first = await page(['cash'], 2, 0);
  const second = await page(['cash'], 2, 2);
  expect(first.rows).toHaveLength(2);
  expect(second.rows).toHaveLength(1);
  expect(second).toMatchObject({ total: 3, totalInCents: 100_00n, totalOutCents: 50_00n });
  expect(new Set([...first.rows, ...second.rows].map((row) => row.transferId)).size).toBe(3);
});

test('tells only what came since a moment, and nothing of anybody else', async () => {
  const since = new Date(Date.now() + 60_000);
  const later = await statement(house.house.db, { memberId, wallets: ['cash'], since, limit: 20, offset: 0 });
  expect(later).toEqual({ rows: [], total: 0, totalInCents: 0n, totalOutCents: 0n });
  const other = await house.newMember();
  await inTransaction(house.house.db, async (tx) => {
    const { cash } = await walletsOf(tx, other.memberId);
    const movement = { amountCents: 7n, kind: 'deposit', reference: randomUUID() };
    await post(tx, { from: houseAccounts.psp, to: cash.accountId, ...movement });
  });
  expect((await page(['cash'])).total).toBe(3);
});
