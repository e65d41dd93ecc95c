import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { policyOf } from '../../../plugins/jurisdiction.ts';
import { limitReached, type ReachedLimit } from '../../../plugins/limit-reached.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/**
 * Asks protection whether a member may open a deposit; the caller holds the member's gate. Fails with `deposit_paused`,
 * `limits_required` where the jurisdiction wants a limit first, or `limit_reached` with the limit in its data.
 */
export async function assertDepositAllowed(
  tx: Queryable,
  house: House,
  memberId: string,
  amountCents: bigint,
): Promise<void> {
  const { rows } = await tx.query<{ error: 'play_paused' } | ({ error: 'limit_reached' } & ReachedLimit)>(
    'select * from protection_refuses_deposit($1, $2)',
    [memberId, amountCents],
  );
  const [refusal] = rows;
  if (refusal?.error === 'play_paused') throw new AppError('deposit_paused');
  const { mandatory } = policyOf(house.env.JURISDICTION).limits;
  const set = await tx.query<{ kind: string }>('select distinct kind from protection_limits($1)', [memberId]);
  const missing = mandatory.filter((kind) => !set.rows.some((row) => row.kind === kind));
  if (missing.length > 0) throw new AppError('limits_required', { limits_missing: missing });
  if (refusal) throw limitReached(refusal);
}
