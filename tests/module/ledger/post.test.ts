import { randomUUID } from 'node:crypto';
import {
  houseAccounts,
  InsufficientFunds,
  type Movement,
  MovementConflict,
  openWallets,
  post,
  reconcile,
  type Wallets,
  walletsOf,
} from '@arara/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../apps/server/src/plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../apps/server/src/testing/house.ts';

let house: TestHouse;
let memberId: string;
let wallets: Wallets;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  ({ memberId } = await house.newMember());
  wallets = await walletsOf(house.house.db, memberId);
});

const posted = (movement: Movement) => inTransaction(house.house.db, (tx) => post(tx, movement));
const query = (sql: string, values: unknown[] = []) => house.house.db.query(sql, values);
const deposit = (amountCents: bigint, reference: string = randomUUID()): Movement => ({
  from: houseAccounts.psp,
  to: wallets.cash.accountId,
  amountCents,
  kind: 'deposit',
  reference,
});
const cashNow = async () => (await walletsOf(house.house.db, memberId)).cash.balanceCents;

test('a new member has four empty wallets, and opening them again changes nothing', async () => {
  expect(Object.values(wallets).map(({ balanceCents }) => balanceCents)).toEqual([0n, 0n, 0n, 0n]);
  await inTransaction(house.house.db, (tx) => openWallets(tx, memberId));
  expect(await walletsOf(house.house.db, memberId)).toEqual(wallets);
});

test('a movement leaves one account, reaches another and says what is there then', async () => {
  const first = await posted(deposit(10_00n));
  expect(first).toMatchObject({ fromBalanceCents: null, toBalanceCents: 10_00n, isNew: true });
  const hold = await posted({
    from: wallets.cash.accountId,
    to: wallets.held.accountId,
    amountCents: 4_00n,
    kind: 'withdrawal_hold',
    reference: randomUUID(),
  });
  expect(hold).toMatchObject({ fromBalanceCents: 6_00n, toBalanceCents: 4_00n, isNew: true });
  const now = await walletsOf(house.house.db, memberId);
  expect([now.cash.balanceCents, now.held.balanceCents]).toEqual([6_00n, 4_00n]);
});

test('[R19] the same cause moves money once, also when it comes twenty times at once', async () => {
  const movement = deposit(25_00n);
  const answers = await Promise.all(Array.from({ length: 20 }, () => posted(movement)));
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(answers.map(({ transferId }) => transferId)).size).toBe(1);
  expect(new Set(answers.map(({ toBalanceCents }) => toBalanceCents))).toEqual(new Set([25_00n]));
  expect(await cashNow()).toBe(25_00n);
});

test('one cause may have movements of several kinds and steps', async () => {
  const reference = randomUUID();
  await posted(deposit(1_00n, reference));
  await posted({ ...deposit(1_00n, reference), kind: 'gift' });
  await posted({ ...deposit(1_00n, reference), step: 1 });
  expect(await cashNow()).toBe(3_00n);
});

test('[R19] the same cause with another amount or account is refused and moves nothing', async () => {
  const movement = deposit(5_00n);
  await posted(movement);
  await expect(posted({ ...movement, amountCents: 6_00n })).rejects.toThrow(MovementConflict);
  await expect(posted({ ...movement, to: wallets.bonus.accountId })).rejects.toThrow(MovementConflict);
  expect(await cashNow()).toBe(5_00n);
});

test('[R17] one cause named by two members at once moves money once; the other is told it is taken', async () => {
  const { memberId: other } = await house.newMember();
  const { cash } = await walletsOf(house.house.db, other);
  for (let turn = 0; turn < 20; turn += 1) {
    const movement = deposit(1_00n);
    const outcomes = await Promise.allSettled([
      posted(movement),
      posted({ ...movement, to: cash.accountId }),
    ]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: expect.any(MovementConflict) }]);
  }
});

test('no wallet goes below zero, whatever is asked at once', async () => {
  await posted(deposit(10_00n));
  const spend = () =>
    posted({
      from: wallets.cash.accountId,
      to: houseAccounts.payouts,
      amountCents: 3_00n,
      kind: 'spend',
      reference: randomUUID(),
    });
  const results = await Promise.allSettled(Array.from({ length: 12 }, spend));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(results.length - refused.length).toBe(3);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(InsufficientFunds);
  expect(await cashNow()).toBe(1_00n);
});

test.each([
  ['nothing', { amountCents: 0n }, 'ledger_transfer_positive'],
  ['less than nothing', { amountCents: -5n }, 'ledger_transfer_positive'],
])('%s cannot be moved', async (_, change, constraint) => {
  await posted(deposit(10_00n));
  await expect(posted({ ...deposit(1n), ...change })).rejects.toMatchObject({ constraint });
  expect(await cashNow()).toBe(10_00n);
});

test('an account that does not exist, or the same account twice, is refused', async () => {
  await expect(posted({ ...deposit(1n), to: 999_999_999n })).rejects.toMatchObject({ code: 'ARL02' });
  await expect(posted({ ...deposit(1n), from: wallets.cash.accountId })).rejects.toMatchObject({
    code: 'ARL02',
  });
});

test('[R22] no money goes from one member to another, whatever names it', async () => {
  const { memberId: other } = await house.newMember();
  const theirs = await walletsOf(house.house.db, other);
  await posted(deposit(10_00n));
  for (const to of Object.values(theirs)) {
    const gift = { ...deposit(1_00n), from: wallets.cash.accountId, to: to.accountId, kind: 'gift' };
    await expect(posted(gift)).rejects.toMatchObject({ code: '23001' });
  }
  expect(await cashNow()).toBe(10_00n);
});

test('a transaction that fails later takes its movements back', async () => {
  await expect(
    inTransaction(house.house.db, async (tx) => {
      await post(tx, deposit(10_00n));
      throw new Error('later');
    }),
  ).rejects.toThrow('later');
  expect(await cashNow()).toBe(0n);
});

describe('[R17] the database refuses', () => {
  const refused = { code: '23001' };

  test.each([
    ['to change a movement', 'update ledger_transfer set amount_cents = amount_cents + 1'],
    ['to delete a movement', 'delete from ledger_transfer'],
    ['to empty the movements', 'truncate ledger_transfer'],
  ])('%s, even while the ledger posts', async (_, sql) => {
    await posted(deposit(10_00n));
    await expect(query(sql)).rejects.toMatchObject(refused);
    const asLedger = inTransaction(house.house.db, async (tx) => {
      await tx.query("set local arara.ledger = 'posting'");
      await tx.query(sql);
    });
    await expect(asLedger).rejects.toMatchObject(refused);
  });

  test.each([
    ['a balance', 'update ledger_account set balance_cents = 1 where id = $1'],
    ['the removal of a wallet', 'delete from ledger_account where id = $1'],
    [
      'a movement',
      `insert into ledger_transfer (from_account_id, to_account_id, amount_cents, to_balance_cents, kind, reference)
       values (3, $1, 100, 100, 'deposit', gen_random_uuid())`,
    ],
  ])('%s from anybody but the ledger', async (_, sql) => {
    await expect(query(sql, [wallets.cash.accountId])).rejects.toMatchObject(refused);
  });

  test('a wallet that opens with money in it', async () => {
    const sql = `insert into ledger_account (member_id, kind, balance_cents) values (null, 'games', 5)`;
    await expect(query(sql)).rejects.toMatchObject(refused);
  });
});

test('after all of this the books are clean', async () => {
  expect(await reconcile(house.house.db)).toMatchObject({ differenceCents: 0n, isClean: true });
});
