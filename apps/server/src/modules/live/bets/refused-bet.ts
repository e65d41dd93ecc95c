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
} as const;

/** Why a bet does not stand, in the words of the contract. */
export async function refusedBet(
  { db }: { readonly db: Queryable },
  staked: Parameters<typeof refusedStake>[1],
  status: Exclude<PlacedRow['status'], 'ok' | 'repeated'>,
): Promise<AppError> {
  switch (status) {
    case 'closed':
    case 'taken':
    case 'many':
    case 'full':
      return new AppError(refusals[status]);
    default:
      return refusedStake(db, staked, status);
  }
}
