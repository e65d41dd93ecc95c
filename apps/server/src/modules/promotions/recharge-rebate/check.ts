import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { memberFacts } from '../member-facts.ts';
import { openPromotion, type Promotion } from '../promotion.ts';
import { notEligible, type Standing } from '../standing.ts';
import { type RebateParams, type RebateRow, rebateParams, rebateRows, rowStanding } from './rows.ts';

export interface RebateCheck {
  readonly standing: Standing;
  readonly promotion: Promotion<RebateParams>;
  readonly rows: readonly { readonly row: RebateRow; readonly standing: Standing }[];
}

/** Every deposit of a member that earned a rebate, and which can be claimed. */
export async function checkRebates(house: House, db: Queryable, memberId: string): Promise<RebateCheck> {
  const now = house.clock.now();
  const [promotion, { refusal }, found] = await Promise.all([
    openPromotion(house, db, 'recharge_rebate', rebateParams),
    memberFacts(db, memberId),
    rebateRows(db, memberId, now),
  ]);
  const rows = found.map((row) => ({
    row,
    standing: rowStanding(row, refusal, now),
  }));
  const best =
    rows.find(({ standing }) => standing.state === 'claimable') ??
    rows.findLast(({ standing }) => standing.state === 'in_progress') ??
    rows[0];
  const none = notEligible(refusal ?? 'no_qualified_recharge');
  return { standing: best?.standing ?? none, promotion, rows };
}
