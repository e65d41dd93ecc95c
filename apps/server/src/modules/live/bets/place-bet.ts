import type { DataOf, InputOf, live } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { limitReached, type ReachedLimit } from '../../../plugins/limit-reached.ts';
import { maskAccount } from '../../../plugins/mask-account.ts';
import type { RoundIds } from '../../games/index.ts';
import type { BetNews } from '../news.ts';
import { type BetRow, presentBet, presentOwnBet } from '../rounds.ts';
import { ceilingOf, crashOf, type LiveTable, readTable } from '../tables.ts';
import type { BetBatches, NewBet } from './bet-batches.ts';
import { readOwnBet } from './own-bet.ts';

type Placed = DataOf<typeof live.livePlace>;

const refusals = {
  conflict: 'idempotency_conflict',
  closed: 'live_bets_closed',
  taken: 'live_slot_taken',
  full: 'live_round_full',
  poor: 'insufficient_funds',
  blocked: 'member_frozen',
  paused: 'play_paused',
  bonus_stake: 'bonus_stake_too_large',
} as const;

/** Bets on a round that is open or waits behind it. Repeating the request with its key answers the same bet. */
export async function placeBet(
  house: House,
  { batches, news, ids }: { batches: BetBatches; news: BetNews; ids: RoundIds },
  input: InputOf<typeof live.livePlace>,
  caller: MemberCaller,
): Promise<Placed> {
  const table = await readTable(house.db, input.table);
  if (!table.is_game_open) throw new AppError('game_off');
  const { rowCount } = await house.db.query('select 1 from live_round where id = $1 and table_slug = $2', [
    input.round_id,
    table.slug,
  ]);
  if (rowCount === 0) throw new AppError('live_round_unknown');
  const id = ids.next(house.clock.now().getTime());
  const bet = newBetOf(id, table, input, caller);
  const placed = await batches.place(bet);
  if (placed.status === 'ok') {
    const row: BetRow = {
      id: placed.bet_id,
      round_id: bet.roundId,
      slot: bet.slot,
      name: bet.name,
      stake_cents: bet.stakeCents,
      target: bet.target,
      ceiling: bet.ceiling,
      state: 'placed',
      multiplier: null,
      payout_cents: 0n,
    };
    news.add(table.slug, bet.roundId, presentBet(row));
    return {
      bet: presentOwnBet(row),
      money: formatAmount(placed.cash),
      bonus_money: formatAmount(placed.bonus),
    };
  }
  if (placed.status === 'repeated') return readOwnBet(house.db, bet.memberId, placed.bet_id);
  if (placed.status === 'limit') throw limitReached(await limitInTheWay(house, bet));
  const values = placed.status === 'bonus_stake' ? { max: await bonusStakeMax(house, bet.memberId) } : {};
  throw new AppError(refusals[placed.status], null, values);
}

function newBetOf(
  id: string,
  table: LiveTable,
  input: InputOf<typeof live.livePlace>,
  { member, idempotencyKey }: MemberCaller,
): NewBet {
  const { limits, lowest, highest } = crashOf(table.kind);
  const stakeCents = parseAmount(input.stake) ?? 0n;
  const bounds = { min: formatAmount(limits.minStakeCents), max: formatAmount(limits.maxStakeCents) };
  if (stakeCents < limits.minStakeCents) throw new AppError('stake_too_small', { field: 'stake' }, bounds);
  if (stakeCents > limits.maxStakeCents) throw new AppError('stake_too_large', { field: 'stake' }, bounds);
  const target = input.auto_cash_out === undefined ? null : Number(input.auto_cash_out.replace('.', ''));
  if (target !== null && (target < lowest || target > highest))
    throw new AppError('bet_invalid', { field: 'auto_cash_out' });
  return {
    id,
    memberId: member.memberId,
    roundId: input.round_id,
    slot: input.slot,
    stakeCents,
    target,
    ceiling: ceilingOf(table, stakeCents, target),
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

/** Which of the member's limits refused the bet; undefined when it would not any more. */
async function limitInTheWay(house: House, bet: NewBet): Promise<ReachedLimit | undefined> {
  const { rows } = await house.db.query<ReachedLimit>('select * from protection_bet_refusal($1, $2)', [
    bet.memberId,
    bet.stakeCents,
  ]);
  return rows[0];
}

async function bonusStakeMax(house: House, memberId: string): Promise<string> {
  const { rows } = await house.db.query<{ stake_max_cents: bigint | null }>(
    'select stake_max_cents from member_play where member_id = $1',
    [memberId],
  );
  return formatAmount(rows[0]?.stake_max_cents ?? 0n);
}
