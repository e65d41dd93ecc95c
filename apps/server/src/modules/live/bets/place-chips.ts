import type { DataOf, InputOf, live } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { maskAccount } from '../../../plugins/mask-account.ts';
import { presentBet } from '../rounds.ts';
import { type DrawTable, drawOf, stakesOf } from '../tables.ts';
import type { NewBet } from './bet-batches.ts';
import { betTable, type Counter } from './bet-table.ts';
import { type OwnBetRow, presentDrawBet, readDrawBet } from './own-bet.ts';
import { refusedBet } from './refused-bet.ts';

type Placed = DataOf<typeof live.livePlaceChips>;

const betErrors = {
  bad_bet: 'bet_invalid',
  stake_too_small: 'stake_too_small',
  stake_too_large: 'stake_too_large',
} as const;

/** Bets on a draw that is open or waits behind it. Repeating the request with its key answers the same bet. */
export async function placeChips(
  house: House,
  { batches, news, ids }: Counter,
  input: InputOf<typeof live.livePlaceChips>,
  { member, idempotencyKey }: MemberCaller,
): Promise<Placed> {
  const { table, number } = await betTable(house, input, 'draw');
  const { bet: accepted, stakeCents, mostCents, prize } = acceptedBet(table, number, input.bet);
  const bet: NewBet = {
    id: ids.next(house.clock.now().getTime()),
    memberId: member.memberId,
    roundId: input.round_id,
    slot: null,
    stakeCents,
    target: null,
    ceiling: null,
    mostCents,
    prize,
    bet: JSON.stringify(accepted),
    key: `live:${idempotencyKey ?? ''}`,
    name: maskAccount(member.account),
  };
  const placed = await batches.submit(bet);
  if (placed.status === 'repeated') return readDrawBet(house.db, table, bet.memberId, placed.bet_id);
  if (placed.status !== 'ok') throw await refusedBet(house, bet, placed.status);
  const row: OwnBetRow = {
    id: placed.bet_id,
    round_id: bet.roundId,
    slot: null,
    name: placed.name,
    is_demo: member.isDemo,
    stake_cents: stakeCents,
    target: null,
    ceiling: null,
    state: 'placed',
    multiplier: null,
    payout_cents: 0n,
    bet: accepted,
    bet_outcome: null,
    moves: [],
  };
  news.add(table.slug, bet.roundId, presentBet(row));
  return {
    bet: presentDrawBet(row, table),
    money: formatAmount(placed.cash),
    bonus_money: formatAmount(placed.bonus),
  };
}

/** A bet as the rules read it, within what the table takes. */
function acceptedBet(table: DrawTable, number: number, input: unknown) {
  const draw = drawOf(table);
  const { min, max } = stakesOf(table);
  const bounds = { min: formatAmount(min), max: formatAmount(max) };
  const parsed = draw.parseBet(input, draw.settingOf(number));
  if (parsed.kind === 'refused') {
    const field = parsed.field === undefined ? null : { field: parsed.field };
    throw new AppError(betErrors[parsed.error], field, parsed.error === 'bad_bet' ? {} : bounds);
  }
  const { bet, stakeCents } = parsed;
  if (stakeCents < min) throw new AppError('stake_too_small', { field: 'bet' }, bounds);
  const mostCents = draw.mostOf(bet);
  // Without limits of the table's own the rules have judged it: some count each card or place by itself.
  const isTooLarge = table.max_stake_cents !== null && stakeCents > max;
  if (isTooLarge || mostCents > table.max_payout_cents)
    throw new AppError('stake_too_large', { field: 'bet' }, bounds);
  const alone = draw.prizeOf(bet);
  if (!alone) return { bet, stakeCents, mostCents, prize: null };
  const { name, otherwiseCents } = alone;
  return {
    bet,
    stakeCents,
    mostCents: otherwiseCents,
    prize: { name, cents: mostCents - otherwiseCents },
  };
}
