import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Listener } from '../../../plugins/events.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { checkWelcome } from './check.ts';
import { payWelcome } from './claim.ts';

/** Pays the welcome bonus with the first deposit to those who opted in before it. */
export const welcomeFollowsDeposits: Listener<House, 'deposit.credited'> = {
  name: 'promotions-welcome',
  topic: 'deposit.credited',
  // One member's money at a time: gates of several members would have to be taken in one order.
  eventsMax: 1,
  hear: async (house, tx, events) => {
    for (const { payload } of events) await payIfOptedIn(tx, house, payload.memberId);
  },
};

async function payIfOptedIn(tx: Queryable, house: House, memberId: string): Promise<void> {
  const { rowCount } = await tx.query(
    `select 1 from promotion_opt_in where member_id = $1 and promotion = 'welcome'`,
    [memberId],
  );
  if (rowCount === 0) return;
  try {
    await lockedBalances(tx, memberId);
    const check = await checkWelcome(house, tx, memberId);
    if (check.standing.state === 'claimable') await payWelcome(tx, house, memberId, check);
  } catch (error) {
    // It is off by now: there is nothing to pay, and nothing to try again.
    if (!(error instanceof AppError)) throw error;
  }
}
