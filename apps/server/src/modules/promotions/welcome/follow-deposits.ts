import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Listener } from '../../../plugins/events.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { memberFacts } from '../member-facts.ts';
import { promotionAt } from '../promotion.ts';
import { judgeWelcome, type WelcomeCheck, welcomeParams } from './check.ts';
import { payWelcome } from './claim.ts';

/** Pays the welcome bonus with the first deposit to those who opted in before it. */
export const welcomeFollowsDeposits: Listener<House, 'deposit.credited'> = {
  name: 'promotions-welcome',
  topic: 'deposit.credited',
  // One member's money at a time: gates of several members would have to be taken in one order.
  eventsMax: 1,
  hear: async (house, tx, events) => {
    for (const { payload } of events) await payIfOptedIn(tx, house, payload);
  },
};

/** The deposit is judged by what was offered when it was credited, not by what is when it is heard of. */
async function payIfOptedIn(
  tx: Queryable,
  house: House,
  { memberId, depositId }: { readonly memberId: string; readonly depositId: string },
): Promise<void> {
  const { rowCount } = await tx.query(
    `select 1 from promotion_opt_in where member_id = $1 and promotion = 'welcome'`,
    [memberId],
  );
  if (rowCount === 0) return;
  await lockedBalances(tx, memberId);
  const facts = await memberFacts(tx, memberId);
  const { firstDeposit } = facts;
  if (firstDeposit?.id !== depositId) return;
  const at = firstDeposit.creditedAt;
  const promotion = await promotionAt(house, tx, { code: 'welcome', schema: welcomeParams, at });
  if (!promotion) return;
  const check = judgeWelcome(promotion, facts, at);
  if (check.standing.state === 'claimable') await payUnlessRefused(tx, house, memberId, check);
}

/** What is refused, for want of budget for one, leaves nothing behind: the bonus can still be claimed by hand. */
async function payUnlessRefused(
  tx: Queryable,
  house: House,
  memberId: string,
  check: WelcomeCheck,
): Promise<void> {
  await tx.query('savepoint welcome');
  try {
    await payWelcome(tx, house, memberId, check);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await tx.query('rollback to savepoint welcome');
  }
}
