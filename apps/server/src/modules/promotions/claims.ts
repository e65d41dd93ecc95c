import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { payReward } from '../wallet/index.ts';
import type { PromotionCode } from './promotion.ts';

interface NewClaim {
  readonly memberId: string;
  readonly promotion: PromotionCode;
  /** What it is given for; a member gets a promotion once for each. */
  readonly cause: string;
  readonly amountCents: bigint;
  readonly wallet?: 'cash' | 'bonus';
  readonly rolloverTimes: number;
  /** Kept with the claim: what the history and later checks tell of it. */
  readonly details?: Record<string, string | number>;
}

/**
 * Writes a claim down and pays it, in the caller's transaction: exactly once for its cause, however many ask at once.
 * Fails with `reward_claimed` when it was paid before, and with `promotion_spent`, before anything is written, when it costs more
 * than the budget has left. Gives the claim's id, which is the reference of its money.
 */
export async function payClaim(tx: Queryable, house: House, claim: NewClaim): Promise<string> {
  const { memberId, promotion, cause, amountCents, wallet = 'cash', rolloverTimes } = claim;
  if (amountCents > 0n) await assertBudget(tx, promotion, amountCents);
  const { rows } = await tx.query<{ id: string }>(
    `insert into promotion_claim (member_id, promotion, cause, amount_cents, wallet, details)
     values ($1, $2, $3, $4, $5, $6) on conflict on constraint promotion_claim_once do nothing returning id`,
    [memberId, promotion, cause, amountCents, wallet, JSON.stringify(claim.details ?? {})],
  );
  const reference = rows[0]?.id;
  if (reference === undefined) throw new AppError('reward_claimed');
  if (amountCents > 0n) {
    const kind = `reward_${promotion}`;
    await payReward(tx, house, { memberId, wallet, amountCents, kind, reference, rolloverTimes });
  }
  return reference;
}

/** Fails when a claim costs more than what is claimed by now leaves of the budget. With a budget, claims come one by one. */
export async function assertBudget(
  tx: Queryable,
  promotion: PromotionCode,
  amountCents: bigint,
): Promise<void> {
  const { rows } = await tx.query<{ budget_cents: bigint }>(
    'select budget_cents from promotion where code = $1 and budget_cents is not null for no key update',
    [promotion],
  );
  const budget = rows[0]?.budget_cents;
  if (budget === undefined) return;
  // A new statement sees what others claimed while this one waited.
  const spent = await tx.query<{ cents: bigint }>(
    'select sum(amount_cents)::bigint as cents from promotion_claim where promotion = $1 and amount_cents > 0',
    [promotion],
  );
  if ((spent.rows[0]?.cents ?? 0n) + amountCents > budget) throw new AppError('promotion_spent');
}
