import type { DataOf, InputOf, live } from '@arara/contract';
import { mostStakes, seatRules } from '@arara/games/live/seats';
import { formatAmount } from '@arara/money';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { maskAccount } from '../../../plugins/mask-account.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { type NewBet, placeBets } from '../bets/bet-batches.ts';
import { betTable, type Counter } from '../bets/bet-table.ts';
import { readSeatBet } from '../bets/own-bet.ts';
import { refusedBet } from '../bets/refused-bet.ts';
import { type SeatsTable, stakesOf } from '../tables.ts';
import { tellDeal } from './read-deals.ts';

/**
 * Takes a seat of the round that is open or waits behind it, and stakes on it. The round is locked first, so of many who want
 * a seat one gets it. Repeating the request with its key answers the same seat.
 */
export async function sit(
  house: House,
  { ids }: Counter,
  input: InputOf<typeof live.liveSit>,
  { member: { memberId, account }, idempotencyKey }: MemberCaller,
): Promise<DataOf<typeof live.liveSit>> {
  const { table } = await betTable(house, input, 'seats');
  const { seat } = input;
  const at = house.clock.now();
  const bet: NewBet = {
    id: ids.next(at.getTime()),
    memberId,
    roundId: input.round_id,
    slot: null,
    target: null,
    ceiling: null,
    ...stakedOn(table, input),
    key: `live:${idempotencyKey ?? ''}`,
    name: maskAccount(account),
  };
  const placed = await inTransaction(house.db, async (tx) => {
    const [row] = await placeBets(tx, [bet], 1, at);
    if (row?.status === 'ok') await takeSeat(tx, table, bet, seat, at);
    return row;
  });
  if (!placed) throw new Error('a bet that is placed is answered');
  const { status } = placed;
  if (status === 'many') throw new AppError('live_seated');
  if (status !== 'ok' && status !== 'repeated') throw await refusedBet(house, bet, status);
  if (status === 'ok') await tellDeal(house, table.slug, bet.roundId);
  return readSeatBet(house.db, memberId, placed.bet_id);
}

/** A bet as the rules read it, within what the table takes; it may come to be staked four times and win twice as much. */
function stakedOn(
  table: SeatsTable,
  { seat, stake }: { readonly seat: number; readonly stake: string },
): Pick<NewBet, 'stakeCents' | 'mostCents' | 'bet'> {
  const { min, max } = stakesOf(table);
  const bounds = { min: formatAmount(min), max: formatAmount(max) };
  const parsed = seatRules.parseBet({ seat, stake });
  if (parsed.kind === 'refused') {
    if (parsed.error !== 'bad_bet') throw new AppError(parsed.error, { field: 'stake' }, bounds);
    throw new AppError('bet_invalid', { field: parsed.field ?? 'stake' });
  }
  const { bet, stakeCents } = parsed;
  if (stakeCents < min) throw new AppError('stake_too_small', { field: 'stake' }, bounds);
  const mostCents = stakeCents * BigInt(mostStakes * 2);
  if (stakeCents > max || mostCents > table.max_payout_cents)
    throw new AppError('stake_too_large', { field: 'stake' }, bounds);
  return { stakeCents, mostCents, bet: JSON.stringify(bet) };
}

/** The caller holds the round. While it waits, who sits in the round before it is asked first. */
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
  await tx.query('update live_round set turns = turns + 1 where id = $1', [roundId]);
}
