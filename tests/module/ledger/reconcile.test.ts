import { houseAccounts, reconcile, walletsOf } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bets, newPlayer, type Player } from '../../../apps/server/src/modules/games/testing/player.ts';
import { startTestHouse, type TestHouse } from '../../../apps/server/src/testing/house.ts';

let house: TestHouse;
let player: Player;

beforeAll(async () => {
  house = await startTestHouse();
  player = await newPlayer(house, { cash: '100.00', bonus: '20.00' });
  await player.mustPlay('dados-de-ouro', bets['dados-de-ouro']);
  await player.mustPlay('minas-do-sertao', bets['minas-do-sertao']);
});
afterAll(() => house.close());

/** What only the owner of the database can do, undone at the end: writing past every guard. */
async function planted(sql: string, values: unknown[] = []) {
  const client = await house.house.db.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const { rowCount } = await client.query(sql, values);
    expect(rowCount).toBe(1);
    return await reconcile(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('clean books are clean, and the house accounts are told one by one', async () => {
  const books = await reconcile(house.house.db);
  expect(books).toMatchObject({
    isClean: true,
    differenceCents: 0n,
    wrongWallets: [],
    brokenChains: 0n,
    wrongRounds: 0n,
    betweenMembers: 0n,
  });
  const house_ = Object.fromEntries(books.house.map(({ kind, balanceCents }) => [kind, balanceCents]));
  expect(Object.keys(house_)).toHaveLength(Object.keys(houseAccounts).length);
  expect(house_).toMatchObject({ adjustments: -100_00n, promotions: -20_00n, open_rounds: 1_00n });
  expect(books.house.reduce((sum, { balanceCents }) => sum + balanceCents, 0n)).toBe(-books.membersCents);
});

test('a balance changed by hand is found and named', async () => {
  const { cash } = await player.wallets();
  const books = await planted('update ledger_account set balance_cents = balance_cents + 7 where id = $1', [
    cash.accountId,
  ]);
  expect(books).toMatchObject({
    isClean: false,
    differenceCents: 7n,
    wrongWallets: [
      { accountId: cash.accountId, storedCents: cash.balanceCents + 7n, replayedCents: cash.balanceCents },
    ],
  });
});

test('[R22] a movement from one member to another is found, although every balance follows from it', async () => {
  const { cash } = await player.wallets();
  const { memberId } = await house.newMember();
  const theirs = await walletsOf(house.house.db, memberId);
  const books = await planted(
    `with gave as (update ledger_account set balance_cents = balance_cents - 7 where id = $1 returning balance_cents),
          got as (update ledger_account set balance_cents = balance_cents + 7 where id = $2 returning balance_cents)
     insert into ledger_transfer (from_account_id, to_account_id, amount_cents, from_balance_cents, to_balance_cents, kind, reference)
     select $1, $2, 7, gave.balance_cents, got.balance_cents, 'gift', gen_random_uuid() from gave, got`,
    [cash.accountId, theirs.cash.accountId],
  );
  expect(books).toMatchObject({
    isClean: false,
    differenceCents: 0n,
    wrongWallets: [],
    brokenChains: 0n,
    betweenMembers: 1n,
  });
});

test('a balance moved by hand between two wallets is found, although the sum still is zero', async () => {
  const { cash, bonus } = await player.wallets();
  const books = await planted(
    `with one as (update ledger_account set balance_cents = balance_cents - 7 where id = $1)
     update ledger_account set balance_cents = balance_cents + 7 where id = $2`,
    [cash.accountId, bonus.accountId],
  );
  expect(books).toMatchObject({ isClean: false, differenceCents: 0n });
  expect(books.wrongWallets.map(({ accountId }) => accountId).toSorted()).toEqual([
    cash.accountId,
    bonus.accountId,
  ]);
});

test.each([
  [
    'a movement made larger',
    'update ledger_transfer set amount_cents = amount_cents + 1 where id = (select min(id) from ledger_transfer where to_balance_cents is not null)',
  ],
  [
    'a movement taken away',
    'delete from ledger_transfer where id = (select min(id) from ledger_transfer where to_balance_cents is not null)',
  ],
  [
    'a running balance changed',
    'update ledger_transfer set to_balance_cents = to_balance_cents + 1 where id = (select min(id) from ledger_transfer where to_balance_cents is not null)',
  ],
])('%s breaks the chain of running balances', async (_, sql) => {
  const books = await planted(sql);
  expect(books.isClean).toBe(false);
  expect(books.brokenChains).toBeGreaterThan(0n);
});

test.each([
  [
    'a settled round says another payout than was paid',
    'update round set payout_cents = payout_cents + 1 where not is_open',
  ],
  [
    'a round says another stake than was taken',
    'update round set stake_cents = stake_cents + 1 where is_open',
  ],
  ['a round is missing', 'delete from round where not is_open'],
])('%s', async (_, sql) => {
  const books = await planted(sql);
  expect(books).toMatchObject({ isClean: false, wrongRounds: 1n });
});
