import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { refusedStake } from '../../games/index.ts';
import type { PlacedRow } from './bet-batches.ts';

/** Refusals of a shared table's own. */
const refusals = {
  closed: 'live_bets_closed',
  taken: 'live_slot_taken',
  many: 'live_bets_full',
  full: 'live_round_full',
  named: 'live_numbers_full',
} as const;

/** What was staked, and on which round where other bets of the member may lie on it. */
type Staked = Parameters<typeof refusedStake>[1] & { readonly roundId?: string };

/** Why a bet does not stand, in the words of the contract. */
export async function refusedBet(
  { db }: { readonly db: Queryable },
  { roundId, ...staked }: Staked,
  status: Exclude<PlacedRow['status'], 'ok' | 'repeated'>,
): Promise<AppError> {
  switch (status) {
    case 'closed':
    case 'taken':
    case 'many':
    case 'full':
    case 'named':
      return new AppError(refusals[status]);
    default:
      return refusedStake(db, roundId === undefined ? staked : await besides(db, staked, roundId), status);
  }
}

/** With what the member has laid on the round before. */
async function besides(
  db: Queryable,
  staked: Parameters<typeof refusedStake>[1],
  roundId: string,
): Promise<Parameters<typeof refusedStake>[1]> {
  const { rows } = await db.query<{ laid: bigint }>(
    `select coalesce(sum(stake_cents), 0)::bigint as laid from live_bet
      where round_id = $1 and member_id = $2 and state <> 'cancelled'`,
    [roundId, staked.memberId],
  );
  return { ...staked, laidCents: rows[0]?.laid ?? 0n };
}
