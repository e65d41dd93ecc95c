import { formatAmount } from '@arara/money';
import { AppError } from '../../../plugins/app-error.ts';
import { limitReached, type ReachedLimit } from '../../../plugins/limit-reached.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { NewBet, PlacedRow } from './bet-batches.ts';

const refusals = {
  conflict: 'idempotency_conflict',
  closed: 'live_bets_closed',
  taken: 'live_slot_taken',
  many: 'live_bets_full',
  full: 'live_round_full',
  poor: 'insufficient_funds',
  blocked: 'member_frozen',
  paused: 'play_paused',
  bonus_stake: 'bonus_stake_too_large',
} as const;

/** Whoever stakes, and how much. */
type Staked = Pick<NewBet, 'memberId' | 'stakeCents'>;

/** Why a bet does not stand, in the words of the contract. */
export async function refusedBet(
  { db }: { readonly db: Queryable },
  bet: Staked,
  status: Exclude<PlacedRow['status'], 'ok' | 'repeated'>,
): Promise<AppError> {
  if (status === 'limit') return limitReached(await limitInTheWay(db, bet));
  const values = status === 'bonus_stake' ? { max: await bonusStakeMax(db, bet.memberId) } : {};
  return new AppError(refusals[status], null, values);
}

/** Which of the member's limits refused the bet; undefined when it would not any more. */
async function limitInTheWay(db: Queryable, bet: Staked): Promise<ReachedLimit | undefined> {
  const { rows } = await db.query<ReachedLimit>('select * from protection_bet_refusal($1, $2)', [
    bet.memberId,
    bet.stakeCents,
  ]);
  return rows[0];
}

async function bonusStakeMax(db: Queryable, memberId: string): Promise<string> {
  const { rows } = await db.query<{ stake_max_cents: bigint | null }>(
    'select stake_max_cents from member_play where member_id = $1',
    [memberId],
  );
  return formatAmount(rows[0]?.stake_max_cents ?? 0n);
}
