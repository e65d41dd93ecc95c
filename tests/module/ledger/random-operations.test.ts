import { randomUUID } from 'node:crypto';
import { houseAccounts, InsufficientFunds, post, reconcile, type Wallets, walletsOf } from '@arara/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bets, newPlayer, type Player } from '../../../apps/server/src/modules/games/testing/player.ts';
import { inTransaction } from '../../../apps/server/src/plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../apps/server/src/testing/house.ts';

let house: TestHouse;
let players: Player[];

beforeAll(async () => {
  house = await startTestHouse();
  players = await Promise.all([1, 2, 3].map(() => newPlayer(house, {})));
});
afterAll(() => house.close());

const routes = {
  deposit: (own: Wallets) => [houseAccounts.psp, own.cash.accountId],
  gift: (own: Wallets) => [houseAccounts.promotions, own.bonus.accountId],
  hold: (own: Wallets) => [own.cash.accountId, own.held.accountId],
  release: (own: Wallets) => [own.held.accountId, own.cash.accountId],
  pay_out: (own: Wallets) => [own.held.accountId, houseAccounts.payouts],
  accrue: (own: Wallets) => [houseAccounts.rebates, own.rebate.accountId],
  claim: (own: Wallets) => [own.rebate.accountId, own.cash.accountId],
} as const;

const operation = fc.record({
  player: fc.nat({ max: 2 }),
  amountCents: fc.bigInt({ min: 1n, max: 50_00n }),
  /** Few references, so that causes repeat and collide. */
  reference: fc.nat({ max: 40 }),
  kind: fc.constantFrom(
    ...(Object.keys(routes) as (keyof typeof routes)[]),
    'dice',
    'slot',
    'mines',
    'cash_out',
  ),
});
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

const expected = new Set(['insufficient_funds', 'round_open', 'action_illegal', 'idempotency_conflict']);

async function run({ player: index, amountCents, reference, kind }: Operation, run: string): Promise<void> {
  const player = players[index];
  if (!player) throw new Error('no such player');
  const cause = `${run}-${String(reference).padStart(4, '0')}-7000-8000-000000000000`;
  if (kind === 'dice' || kind === 'slot' || kind === 'mines') {
    const game = ({ dice: 'dados-de-ouro', slot: 'coroa-da-onca', mines: 'minas-do-sertao' } as const)[kind];
    const answer = await player.play(game, { ...bets[game] }, `${cause}-${kind}`);
    if (answer.status === 'fail') expect(expected).toContain(answer.error);
  } else if (kind === 'cash_out') {
    const { rows } = await house.house.db.query<{ id: string }>(
      'select id from round where member_id = $1 and is_open',
      [player.memberId],
    );
    for (const { id } of rows) {
      await player.act('minas-do-sertao', id, { type: 'pick', tile: reference % 25 });
      await player.act('minas-do-sertao', id, { type: 'cash_out' });
    }
  } else {
    const [from, to] = routes[kind](await player.wallets());
    if (from === undefined || to === undefined) throw new Error('no such route');
    await inTransaction(house.house.db, (tx) =>
      post(tx, { from, to, amountCents, kind, reference: cause }),
    ).catch((error: unknown) => {
      const isExpected = error instanceof InsufficientFunds || (error as Error).name === 'MovementConflict';
      if (!isExpected) throw error;
    });
  }
}

test('[R16] [R17] after any operations, many at once, the books sum to zero and balances equal their replay', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(operation, { minLength: 1, maxLength: 12 }), { maxLength: 6 }),
      async (waves) => {
        const name = randomUUID().slice(0, 8);
        for (const wave of waves) await Promise.all(wave.map((one) => run(one, name)));
        // What listeners post of these rounds is part of the books.
        await house.drain();
        const books = await reconcile(house.house.db);
        expect(books).toMatchObject({
          differenceCents: 0n,
          wrongWallets: [],
          brokenChains: 0n,
          wrongRounds: 0n,
        });
        for (const { memberId } of players) {
          const wallets = Object.values(await walletsOf(house.house.db, memberId));
          for (const { accountId, balanceCents } of wallets) {
            expect(balanceCents).toBeGreaterThanOrEqual(0n);
            expect(balanceCents).toBe(await replay(accountId));
          }
        }
        await openStakesAreHeld();
      },
    ),
    { numRuns: 12 },
  );
  const { rows } = await house.house.db.query<{ kind: string }>('select distinct kind from ledger_transfer');
  // The operations did reach every kind of movement; otherwise the property would prove nothing.
  const kinds = rows.map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining(['deposit', 'gift', 'hold', 'stake', 'stake_settled', 'payout']),
  );
});

/** A balance from nothing but the movements, added up here. */
async function replay(accountId: bigint): Promise<bigint> {
  const { rows } = await house.house.db.query<{ from_account_id: bigint; amount_cents: bigint }>(
    'select from_account_id, amount_cents from ledger_transfer where from_account_id = $1 or to_account_id = $1',
    [accountId],
  );
  return rows.reduce(
    (sum, row) => sum + (row.from_account_id === accountId ? -row.amount_cents : row.amount_cents),
    0n,
  );
}

async function openStakesAreHeld(): Promise<void> {
  const { rows } = await house.house.db.query<{ cents: bigint }>(
    'select coalesce(sum(stake_cents), 0)::bigint as cents from round where is_open',
  );
  expect(await replay(houseAccounts.openRounds)).toBe(rows[0]?.cents);
}
