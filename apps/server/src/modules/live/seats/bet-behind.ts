import type { DataOf, InputOf, live } from '@arara/contract';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { betTable, type Counter } from '../bets/bet-table.ts';
import { placeAtSeat } from './place-at-seat.ts';

/** They are staked on in the transaction of their seat's decision, one after the other. */
const mostBehind = 12;

/** Bets behind a seat that another has taken, and is bound to what that one decides. */
export async function betBehind(
  house: House,
  counter: Counter,
  input: InputOf<typeof live.liveBehind>,
  caller: MemberCaller,
): Promise<DataOf<typeof live.liveBehind>> {
  const { table } = await betTable(house, input, 'seats');
  const { round_id: roundId, behind, stake, follows } = input;
  const seat = await seatOf(house.db, roundId, behind);
  const wish = { table, roundId, seat, stake, also: { behind, follows } };
  return placeAtSeat(house, counter, wish, caller, async (tx, { id }) => {
    await checkSeat(tx, behind);
    await tx.query('update live_bet set behind_id = $2, follows = $3 where id = $1', [id, behind, follows]);
  });
}

async function seatOf(db: Queryable, roundId: string, betId: string): Promise<number> {
  const { rows } = await db.query<{ seat: number }>(
    'select seat from live_bet where id = $1 and round_id = $2 and seat is not null',
    [betId, roundId],
  );
  const [row] = rows;
  if (!row) throw new AppError('live_seat_empty');
  return row.seat;
}

/** Whether the seat is still taken, and takes another bet behind it. */
async function checkSeat(tx: pg.PoolClient, betId: string): Promise<void> {
  const { rows } = await tx.query<{ behind: number }>(
    `select (select count(*)::integer from live_bet b where b.behind_id = s.id and b.state <> 'cancelled') as behind
       from live_bet s where s.id = $1 and s.state = 'placed'`,
    [betId],
  );
  const [seat] = rows;
  if (!seat) throw new AppError('live_seat_empty');
  if (seat.behind >= mostBehind) throw new AppError('live_behind_full');
}
