import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { PromotionCode } from '../promotion.ts';

interface NewBonus {
  /** The claim that paid it. */
  readonly id: string;
  readonly memberId: string;
  readonly promotion: PromotionCode;
  readonly depositId: string | null;
  readonly amountCents: bigint;
  /** The largest stake while it is active. */
  readonly stakeMaxCents: bigint;
  readonly days: number;
}

/** Opens a bonus that a claim has just paid: from here on stakes are limited, and count by their category. */
export async function openBonus(tx: Queryable, house: House, bonus: NewBonus): Promise<void> {
  await tx.query(
    `insert into bonus (id, member_id, promotion, deposit_id, amount_cents, stake_max_cents, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      bonus.id,
      bonus.memberId,
      bonus.promotion,
      bonus.depositId,
      bonus.amountCents,
      bonus.stakeMaxCents,
      new Date(house.clock.now().getTime() + bonus.days * 86_400_000),
    ],
  );
  await tx.query('update member_play set stake_max_cents = $2 where member_id = $1', [
    bonus.memberId,
    bonus.stakeMaxCents,
  ]);
}
