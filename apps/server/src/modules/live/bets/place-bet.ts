import type { DataOf, InputOf, live } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { maskAccount } from '../../../plugins/mask-account.ts';
import { type BetRow, presentBet } from '../rounds.ts';
import { ceilingOf, crashOf, type FlightTable, stakesOf, sureMultiplier } from '../tables.ts';
import type { NewBet } from './bet-batches.ts';
import { betTable, type Counter } from './bet-table.ts';
import { presentFlightBet, readFlightBet } from './own-bet.ts';
import { refusedBet } from './refused-bet.ts';

type Placed = DataOf<typeof live.livePlace>;

/** Bets on a flight that is open or waits behind it. Repeating the request with its key answers the same bet. */
export async function placeBet(
  house: House,
  { batches, news, ids }: Counter,
  input: InputOf<typeof live.livePlace>,
  caller: MemberCaller,
): Promise<Placed> {
  const { table } = await betTable(house, input, 'flight');
  const id = ids.next(house.clock.now().getTime());
  const bet = newBetOf(id, table, input, caller);
  const placed = await batches.submit(bet);
  if (placed.status === 'repeated') return readFlightBet(house.db, bet.memberId, placed.bet_id);
  if (placed.status !== 'ok') throw await refusedBet(house, bet, placed.status);
  const row: BetRow = {
    id: placed.bet_id,
    round_id: bet.roundId,
    slot: bet.slot,
    name: placed.name,
    is_demo: caller.member.isDemo,
    stake_cents: bet.stakeCents,
    target: bet.target,
    ceiling: bet.ceiling,
    state: 'placed',
    multiplier: null,
    payout_cents: 0n,
  };
  news.add(table.slug, bet.roundId, presentBet(row));
  return {
    bet: presentFlightBet(row),
    money: formatAmount(placed.cash),
    bonus_money: formatAmount(placed.bonus),
  };
}

function newBetOf(
  id: string,
  table: FlightTable,
  input: InputOf<typeof live.livePlace>,
  { member, idempotencyKey }: MemberCaller,
): NewBet {
  const { lowest, highest } = crashOf(table.kind);
  const { min, max } = stakesOf(table);
  const stakeCents = parseAmount(input.stake) ?? 0n;
  const bounds = { min: formatAmount(min), max: formatAmount(max) };
  if (stakeCents < min) throw new AppError('stake_too_small', { field: 'stake' }, bounds);
  if (stakeCents > max) throw new AppError('stake_too_large', { field: 'stake' }, bounds);
  const target = input.auto_cash_out === undefined ? null : Number(input.auto_cash_out.replace('.', ''));
  if (target !== null && (target < lowest || target > highest))
    throw new AppError('bet_invalid', { field: 'auto_cash_out' });
  const ceiling = ceilingOf(table, stakeCents, target);
  return {
    id,
    memberId: member.memberId,
    roundId: input.round_id,
    slot: input.slot,
    stakeCents,
    target,
    ceiling,
    // What it wins beyond is held back by the top of the round.
    mostCents: (stakeCents * BigInt(Math.min(ceiling, sureMultiplier))) / 100n,
    bet: JSON.stringify({
      table: table.slug,
      round: input.round_id,
      slot: input.slot,
      stake: formatAmount(stakeCents),
      target,
    }),
    key: `live:${idempotencyKey ?? ''}`,
    name: maskAccount(member.account),
  };
}
