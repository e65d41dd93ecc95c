import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { makeMembers } from '../../../testing/many-members.ts';
import { rowsRead } from '../../../testing/rows-read.ts';
import { betBatches, type NewBet, placeBets } from './bet-batches.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

/** Two groups of so many bet in turn. */
const members = 20;
const batches = 12;

test('a bet on a shared round reads no more the more rounds there are, though statistics still say that there are none', async () => {
  const { db, clock } = house.house;
  const { memberIds } = await makeMembers(db, 2 * members, 100_000n);
  await db.query(`update live_table set is_on = true where slug = 'roleta'`);
  // As on a new house that was looked after before it opened: its tables count as empty until they are analysed again.
  await db.query('vacuum (analyze) round, live_bet, ledger_transfer');
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into live_round (id, table_slug, number, phase) values (uuidv7(), 'roleta', 1000000, 'waiting') returning id`,
    );
    const roundId = rows[0]?.id ?? '';
    const placed: NewBet[][] = [];
    for (let batch = 0; batch < batches; batch += 1) {
      const group = memberIds.slice((batch % 2) * members, ((batch % 2) + 1) * members);
      const bets = group.toSorted().map((memberId) => betOf(memberId, roundId));
      const told = await placeBets(tx, bets, batches, clock.now());
      expect(told.map(({ status }) => status)).toEqual(bets.map(() => 'ok'));
      placed.push(bets);
    }
    for (const bets of placed) {
      const settled = await tx.query(
        'select * from live_settle_draw($1, $2::uuid[], $3::bigint[], $4::jsonb[])',
        [roundId, bets.map(({ id }) => id), bets.map(() => 200n), bets.map(() => '{}')],
      );
      expect(settled.rowCount).toBe(members);
    }
    const read = async (...names: string[]) =>
      (await Promise.all(names.map((name) => rowsRead(tx, name)))).reduce((sum, one) => sum + one, 0);
    const made = batches * members;
    // No table is read from one end to the other.
    expect(await read('round', 'live_bet')).toBe(0);
    // Each bet is looked up by itself, at the gate, to be settled and to be marked: none is held against the others of its round.
    expect(await read('live_bet_pkey')).toBe(3 * made);
    expect(await read('live_bet_placed', 'live_bet_round', 'live_bet_slot')).toBe(0);
    // Its round twice, each time at most beside its member's others, of which each has one in every second batch.
    expect(await read('round_once', 'round_pkey')).toBeLessThanOrEqual((2 * made * batches) / 2);
  });
});

test('a bet for which a round has no room takes none from those that are placed together with it', async () => {
  const { db } = house.house;
  const { memberIds } = await makeMembers(db, 4, 100_000n);
  const [first = '', great = '', small = '', late = ''] = memberIds.toSorted();
  await db.query(`update live_table set is_on = true, risk_cap_cents = 1000 where slug = 'bacara'`);
  const { rows } = await db.query<{ id: string }>(
    `insert into live_round (id, table_slug, number, phase) values (uuidv7(), 'bacara', 1000000, 'waiting') returning id`,
  );
  const roundId = rows[0]?.id ?? '';
  const batches = betBatches(house.house);
  const place = (memberId: string, mostCents: bigint) =>
    batches.submit({ ...betOf(memberId, roundId), mostCents });
  const before = place(first, 500n);
  // While the first is placed the others gather, and are placed as one batch: 500 of the 1,000 are left to them.
  await new Promise(setImmediate);
  const placed = await Promise.all([before, place(great, 600n), place(small, 300n), place(late, 300n)]);
  expect(placed.map(({ status }) => status)).toEqual(['ok', 'full', 'ok', 'full']);
  const round = await db.query('select bets, exposure_cents from live_round where id = $1', [roundId]);
  expect(round.rows).toEqual([{ bets: 2, exposure_cents: 800n }]);
});

const betOf = (memberId: string, roundId: string) => ({
  memberId,
  id: randomUUID(),
  roundId,
  slot: null,
  stakeCents: 100n,
  target: null,
  ceiling: null,
  mostCents: 200n,
  bet: JSON.stringify({ red: 100 }),
  key: randomUUID(),
  name: 'A***a',
});
