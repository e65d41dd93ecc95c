import { z } from 'zod';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { claimsOf } from '../claims.ts';
import { type CountedDeposit, firstDeposit } from '../deposits.ts';
import { cents, openPromotion, type Promotion, times } from '../promotion.ts';
import { alreadyClaimed, claimable, notEligible, refusalOf, type Standing } from '../standing.ts';

export const ftdParams = z.object({ reward: cents, deposit_min: cents, rollover_times: times });
type FtdParams = z.output<typeof ftdParams>;

export const ftdCause = 'first_deposit';

interface FtdCheck {
  readonly standing: Standing;
  readonly promotion: Promotion<FtdParams>;
  readonly deposit: CountedDeposit | null;
}

/** Whether a member's first deposit earns the reward: it has to be of the least amount itself. */
export async function checkFtd(house: House, db: Queryable, memberId: string): Promise<FtdCheck> {
  const promotion = await openPromotion(house, db, 'ftd', ftdParams);
  const deposit = await firstDeposit(db, memberId);
  const claims = await claimsOf(db, memberId, 'ftd');
  const standing = claims.has(ftdCause)
    ? alreadyClaimed
    : standingOf(promotion, deposit, await refusalOf(db, memberId));
  return { standing, promotion, deposit };
}

function standingOf(
  { params, startsAt }: Promotion<FtdParams>,
  deposit: CountedDeposit | null,
  refusal: Standing['reason'],
): Standing {
  if (refusal) return notEligible(refusal);
  if (!deposit) return notEligible('no_qualified_recharge');
  if (deposit.amountCents < params.deposit_min) return notEligible();
  if (startsAt && deposit.creditedAt < startsAt) return notEligible();
  return claimable;
}
