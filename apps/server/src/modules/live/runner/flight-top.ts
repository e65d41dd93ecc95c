import { topOf } from '@arara/games/live';
import type { House } from '../../../house.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { type FlightTable, sureMultiplier } from '../tables.ts';

/*
 * The most that a flight pays is held by its top: where whoever is still in the air leaves. It is set when bets are closed, from
 * all of them, and raised from those that are left when the flight comes near it. Bets of demo members leave with the others, and
 * count for nothing.
 */

/** From this share of the top on, who has left meanwhile is counted anew. */
const nearPercent = 90;

/** Works out the top of a round whose bets are closed and writes it; never below the one before. In hundredths, or null. */
export async function setTop(db: Queryable, table: FlightTable, roundId: string): Promise<number | null> {
  const { rows } = await db.query<{ ceiling: number | null; stake: bigint; paid: bigint }>(
    `select case when state = 'placed' then ceiling end as ceiling, sum(stake_cents)::bigint as stake, sum(payout_cents)::bigint as paid
       from live_bet where round_id = $1 and state in ('placed', 'cashed') and not is_demo group by 1`,
    [roundId],
  );
  const aloft = rows.flatMap(({ ceiling, stake }) =>
    ceiling === null ? [] : [{ ceiling, stakeCents: stake }],
  );
  const paid = rows.reduce((sum, row) => sum + row.paid, 0n);
  const top = topOf(aloft, paid, table.risk_cap_cents);
  // What bets are refused beyond holds up to there, rounded down for each of them.
  const kept = top === null ? null : Math.max(top, sureMultiplier);
  // Whoever is leaving holds the round; what they are paid is at most what was counted.
  const written = await db.query<{ top: number | null }>(
    `update live_round set top = case when $2::integer is null then null else greatest(top, $2) end where id = $1 returning top`,
    [roundId, kept],
  );
  return written.rows[0]?.top ?? null;
}

/** Whether a flight that stands there has come near its top. */
export const isNearTop = (top: number | null, reached: number): top is number =>
  top !== null && reached * 100 >= top * nearPercent;

/** Has all bets that are still in the air leave at the top: they are paid as those whose own multiplier is reached. */
export async function leaveAtTop(house: House, roundId: string, top: number): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    await tx.query('select 1 from live_round where id = $1 for update', [roundId]);
    await tx.query(
      `update live_bet set ceiling = $2 where round_id = $1 and state = 'placed' and ceiling > $2`,
      [roundId, top],
    );
  });
}
