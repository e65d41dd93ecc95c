import { formatAmount } from '@arara/money';
import { AppError } from '../../plugins/app-error.ts';
import { limitReached, type ReachedLimit } from '../../plugins/limit-reached.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import type { Bet, BetRefusal } from './settlement/bet.ts';

const refusals = {
  conflict: 'idempotency_conflict',
  poor: 'insufficient_funds',
  blocked: 'member_frozen',
  open: 'round_open',
  paused: 'play_paused',
  bonus_stake: 'bonus_stake_too_large',
} as const;

/** Whoever stakes, and how much, on top of what was laid on the round before. */
type Staked = Pick<Bet, 'memberId' | 'stakeCents'> & { readonly laidCents?: bigint };

/** Why a stake was not taken, in the words of the contract. */
export async function refusedStake(db: Queryable, staked: Staked, reason: BetRefusal): Promise<AppError> {
  if (reason === 'limit') return limitReached(await limitInTheWay(db, staked));
  const values = reason === 'bonus_stake' ? { max: await bonusStakeMax(db, staked.memberId) } : {};
  return new AppError(refusals[reason], null, values);
}

/** Which of the member's limits refused the stake; undefined when it would not any more. */
async function limitInTheWay(
  db: Queryable,
  { memberId, stakeCents, laidCents = 0n }: Staked,
): Promise<ReachedLimit | undefined> {
  const { rows } = await db.query<ReachedLimit>('select * from protection_bet_refusal($1, $2, $3)', [
    memberId,
    stakeCents,
    laidCents,
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
