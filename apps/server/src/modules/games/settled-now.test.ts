import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { makeMembers } from '../../testing/many-members.ts';
import { layOutRounds, settledNow } from './settled-now.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

/** Rounds of many members, as many of each, which statistics know. */
async function storeRounds(members: number, each: number): Promise<void> {
  const { db } = house.house;
  await makeMembers(db, members, 100n);
  await db.query(
    `insert into round (id, member_id, game, version, is_open, stake_cents, stake_bonus_cents, payout_cents,
       money_before_cents, money_after_cents, bonus_after_cents, seed_id, nonce, bet, outcome, view, idempotency_key,
       created_at, settled_at)
     select uuidv7(), p.member_id, 'dados-de-ouro', 1, false, 100, 0, 0, 0, 0, 0, p.seed_id, n, '{}', '{}', '{}',
            'stored-' || n, house_now(), house_now()
       from member_play p, generate_series(1, $1) as n`,
    [each],
  );
  await db.query('analyze round, member, game');
}

interface Plan {
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Plan[];
}

test('PostgreSQL expects as many settled rounds as it is told of: expecting few, it compared each with each game', async () => {
  await storeRounds(300, 10);
  const { rows } = await house.house.db.query<{ member_id: string; id: string }>(
    'select member_id, id from round order by id limit 1500',
  );
  const payload = { members: rows.map((row) => row.member_id), rounds: rows.map(({ id }) => id) };
  await inTransaction(house.house.db, async (tx) => {
    await settledNow.layOut(tx, [{ id: 1n, at: new Date(), payload }]);
    expect((await tx.query('select 1 from settled_now')).rowCount).toBe(1500);
    const explained = await tx.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) ${layOutRounds}`,
      [payload.members, payload.rounds],
    );
    expect(explained.rows[0]?.['QUERY PLAN'][0].Plan.Plans?.[0]?.['Plan Rows']).toBe(1500);
  });
});
