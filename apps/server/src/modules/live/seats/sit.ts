import type { DataOf, InputOf, live } from '@arara/contract';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import type { NewBet } from '../bets/bet-batches.ts';
import { betTable, type Counter } from '../bets/bet-table.ts';
import type { SeatsTable } from '../tables.ts';
import { placeAtSeat } from './place-at-seat.ts';

/**
 * Takes a seat of the round that is open or waits behind it, and stakes on it. The round is locked first, so of many who want
 * a seat one gets it.
 */
export async function sit(
  house: House,
  counter: Counter,
  input: InputOf<typeof live.liveSit>,
  caller: MemberCaller,
): Promise<DataOf<typeof live.liveSit>> {
  const { table } = await betTable(house, input, 'seats');
  const { round_id: roundId, seat, stake } = input;
  return placeAtSeat(house, counter, { table, roundId, seat, stake }, caller, (tx, bet, at) =>
    takeSeat(tx, table, bet, seat, at),
  );
}

/** While a round waits, who sits in the round before it is asked first. */
async function takeSeat(
  tx: pg.PoolClient,
  { settled_ms }: SeatsTable,
  { id, memberId, roundId }: NewBet,
  seat: number,
  at: Date,
): Promise<void> {
  const { rowCount } = await tx.query(
    `select 1 from live_round l
      where l.id = $1 and (
        exists (select 1 from live_bet b where b.round_id = l.id and b.seat = $2 and b.state <> 'cancelled')
        or l.phase = 'waiting' and exists (
          select 1 from live_round o join live_bet b on b.round_id = o.id
           where o.table_slug = l.table_slug and o.number = l.number - 1 and b.seat = $2 and b.member_id <> $3
             and b.state <> 'cancelled'
             and (o.ended_at is null or o.ended_at > $4::timestamptz - $5 * interval '1 ms')))`,
    [roundId, seat, memberId, at, settled_ms],
  );
  if (rowCount !== 0) throw new AppError('live_seat_taken');
  await tx.query('update live_bet set seat = $2 where id = $1', [id, seat]);
}
