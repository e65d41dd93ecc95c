import type { DataOf, loyalty } from '@arara/contract';
import { post } from '@arara/ledger';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { record } from '../../../plugins/events.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { assertMayClaim, lockedBalances } from '../../wallet/index.ts';

/**
 * Moves every rebate that has been posted to cash. It is free at once: it was earned by turnover. Claims at the same time
 * wait for each other, and the second finds nothing.
 */
export async function claimRebates(
  house: House,
  _input: unknown,
  caller: MemberCaller,
): Promise<DataOf<typeof loyalty.rebatesClaim>> {
  const { memberId } = caller.member;
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    // The listener that accrues takes this row, then the days, then the wallet of rebates: so does a claim.
    await tx.query('select 1 from rebate_member where member_id = $1 for update', [memberId]);
    const claimed = await tx.query<{ cents: bigint }>(
      `with claimed as (
         update rebate_day d set claimed_cents = d.cents
           from (select * from rebate_day where member_id = $1 and claimed_cents < cents
                  order by day, category, basis_points for update) as o
          where (d.member_id, d.day, d.category, d.basis_points) = (o.member_id, o.day, o.category, o.basis_points)
         returning d.cents - o.claimed_cents as cents)
       select coalesce(sum(cents), 0)::bigint as cents from claimed`,
      [memberId],
    );
    const amountCents = claimed.rows[0]?.cents ?? 0n;
    if (amountCents === 0n) throw new AppError('rebate_nothing_to_claim');
    const { wallets } = await lockedBalances(tx, memberId);
    await assertMayClaim(tx, memberId);
    if (wallets.rebate.balanceCents !== amountCents)
      throw new Error(`the rebates of member ${memberId} are not what the ledger holds`);
    const { rows } = await tx.query<{ id: string }>(
      'insert into rebate_claim (member_id, amount_cents, claimed_at) values ($1, $2, $3) returning id',
      [memberId, amountCents, now],
    );
    const [claim] = rows;
    if (!claim) throw new Error('the new claim is gone');
    await post(tx, {
      from: wallets.rebate.accountId,
      to: wallets.cash.accountId,
      amountCents,
      kind: 'rebate_claim',
      reference: claim.id,
    });
    await record(tx, 'reward.granted', {
      memberId,
      kind: 'rebate_claim',
      reference: claim.id,
      amountCents: String(amountCents),
    });
    await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
    return { amount: formatAmount(amountCents), claimed_at: now.toISOString() };
  });
}
