import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { makeMembers } from '../../../testing/many-members.ts';
import { rowsRead } from '../../../testing/rows-read.ts';
import { placeBets } from './bet-batches.ts';

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
    for (let batch = 0; batch < batches; batch += 1) {
      const bets = memberIds
        .slice((batch % 2) * members, ((batch % 2) + 1) * members)
        .toSorted()
        .map((memberId) => betOf(memberId, roundId));
      const placed = await placeBets(tx, bets, batches, clock.now());
      expect(placed.map(({ status }) => status)).toEqual(bets.map(() => 'ok'));
      const settled = await tx.query(
        'select * from live_settle_draw($1, $2::uuid[], $3::bigint[], $4::jsonb[])',
        [roundId, bets.map(({ id }) => id), bets.map(() => 200n), bets.map(() => '{}')],
      );
      expect(settled.rowCount).toBe(members);
    }
    // No table is read from one end to the other, and of rounds at most the member's own: as many as there have been of each of them.
    expect([await rowsRead(tx, 'round'), await rowsRead(tx, 'live_bet')]).toEqual([0, 0]);
    const ownRounds = 2 * members * (1 + 2 + 3 + 4 + 5 + 6);
    const roundsRead = (await rowsRead(tx, 'round_once')) + (await rowsRead(tx, 'round_pkey'));
    expect(roundsRead).toBeLessThanOrEqual(ownRounds);
  });
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
