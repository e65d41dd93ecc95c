import { z } from 'zod';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { CountedDeposit } from '../deposits.ts';
import { memberFacts } from '../member-facts.ts';
import { cents, openPromotion, type Promotion, times } from '../promotion.ts';
import { alreadyClaimed, claimable, notEligible, type Standing } from '../standing.ts';

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
  const [promotion, { refusal, firstDeposit: deposit, claimed }] = await Promise.all([
    openPromotion(house, db, 'ftd', ftdParams),
    memberFacts(db, memberId),
  ]);
  const standing = claimed.ftd.has(ftdCause) ? alreadyClaimed : standingOf(promotion, deposit, refusal);
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
