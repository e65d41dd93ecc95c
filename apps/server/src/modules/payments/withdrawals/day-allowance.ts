import { formatAmount } from '@arara/money';
import { AppError } from '../../../plugins/app-error.ts';
import { dayOf, startOfDay } from '../../../plugins/clock.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/**
 * Fails with `withdrawal_allowance` when a withdrawal goes beyond what the member's level may take out in a São Paulo day.
 * Withdrawals that came back do not count. The caller holds the member's money.
 */
export async function assertWithinDay(
  tx: Queryable,
  memberId: string,
  amountCents: bigint,
  now: Date,
): Promise<void> {
  const { rows } = await tx.query<{ left: bigint }>(
    `select greatest(0, l.withdrawal_day_cents - coalesce((
              select sum(w.amount_cents) from withdrawal w
               where w.member_id = m.id and w.created_at >= $2 and w.state not in ('rejected', 'cancelled', 'failed')),
            0))::bigint as left
       from member m join vip_level l on l.level = m.vip_level where m.id = $1`,
    [memberId, startOfDay(dayOf(now))],
  );
  const left = formatAmount(rows[0]?.left ?? 0n);
  if ((rows[0]?.left ?? 0n) < amountCents) throw new AppError('withdrawal_allowance', { left }, { left });
}
