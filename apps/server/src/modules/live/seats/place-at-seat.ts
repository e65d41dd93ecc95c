import type { DataOf, live } from '@arara/contract';
import { mostStakes, seatRules } from '@arara/games/live/seats';
import { formatAmount } from '@arara/money';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { maskAccount } from '../../../plugins/mask-account.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { type NewBet, placeBets } from '../bets/bet-batches.ts';
import type { Counter } from '../bets/bet-table.ts';
import { readSeatBet } from '../bets/own-bet.ts';
import { refusedBet } from '../bets/refused-bet.ts';
import { type SeatsTable, stakesOf } from '../tables.ts';
import { tellDeal } from './read-deals.ts';

interface Wish {
  readonly table: SeatsTable;
  readonly roundId: string;
  readonly seat: number;
  readonly stake: string;
  /** What else a repeated request is held against. */
  readonly also?: Readonly<Record<string, string | boolean>>;
}

/**
 * Stakes on a seat, the only bet of its member on the round, and takes the place by `take`, which finds the round locked.
 * Repeating the request with its key answers the same bet.
 */
export async function placeAtSeat(
  house: House,
  { ids }: Counter,
  { table, roundId, seat, stake, also = {} }: Wish,
  { member: { memberId, account }, idempotencyKey }: MemberCaller,
  take: (tx: pg.PoolClient, bet: NewBet, at: Date) => Promise<void>,
): Promise<DataOf<typeof live.liveSit>> {
  const at = house.clock.now();
  const { stakeCents, mostCents } = stakedOn(table, { seat, stake });
  const bet: NewBet = {
    id: ids.next(at.getTime()),
    memberId,
    roundId,
    slot: null,
    target: null,
    ceiling: null,
    stakeCents,
    mostCents,
    bet: JSON.stringify({ seat, stake: formatAmount(stakeCents), ...also }),
    key: `live:${idempotencyKey ?? ''}`,
    name: maskAccount(account),
  };
  const placed = await inTransaction(house.db, async (tx) => {
    const [row] = await placeBets(tx, [bet], 1, at);
    if (row?.status === 'ok') {
      await take(tx, bet, at);
      await tx.query('update live_round set turns = turns + 1 where id = $1', [roundId]);
    }
    return row;
  });
  if (!placed) throw new Error('a bet that is placed is answered');
  const { status } = placed;
  if (status === 'many') throw new AppError('live_seated');
  if (status !== 'ok' && status !== 'repeated') throw await refusedBet(house, bet, status);
  if (status === 'ok') await tellDeal(house, table.slug, bet.roundId);
  return readSeatBet(house.db, memberId, placed.bet_id);
}

/** A stake within what the table takes; it may come to be staked four times and win twice as much. */
function stakedOn(
  table: SeatsTable,
  given: { readonly seat: number; readonly stake: string },
): Pick<NewBet, 'stakeCents' | 'mostCents'> {
  const { min, max } = stakesOf(table);
  const bounds = { min: formatAmount(min), max: formatAmount(max) };
  const parsed = seatRules.parseBet(given);
  if (parsed.kind === 'refused') {
    if (parsed.error !== 'bad_bet') throw new AppError(parsed.error, { field: 'stake' }, bounds);
    throw new AppError('bet_invalid', { field: parsed.field ?? 'stake' });
  }
  const { stakeCents } = parsed;
  if (stakeCents < min) throw new AppError('stake_too_small', { field: 'stake' }, bounds);
  const mostCents = stakeCents * BigInt(mostStakes * 2);
  if (stakeCents > max || mostCents > table.max_payout_cents)
    throw new AppError('stake_too_large', { field: 'stake' }, bounds);
  return { stakeCents, mostCents };
}
