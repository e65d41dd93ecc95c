import type { DataOf, InputOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import { startOfRange } from '../../plugins/clock.ts';
import type { PromotionCode } from './promotion.ts';

interface Details {
  readonly tier?: string;
  readonly invitee?: string;
  readonly day?: string;
  readonly deposit?: string;
  readonly reward?: 'cash' | 'spins';
  readonly quantity?: number;
}

interface Row {
  readonly id: string;
  readonly promotion: PromotionCode;
  readonly amount_cents: bigint;
  readonly wallet: 'cash' | 'bonus';
  readonly details: Details;
  readonly created_at: Date;
}

/** A page of what a member has claimed in a range, newest first, and what the range adds up to. */
export async function listHistory(
  house: House,
  memberId: string,
  input: InputOf<typeof promotions.promotionHistory>,
): Promise<DataOf<typeof promotions.promotionHistory>> {
  const matching = `from promotion_claim where member_id = $1 and created_at >= $2 and coalesce(promotion = $3, true)`;
  const values = [memberId, startOfRange(input.range, house.clock.now()), input.promotion ?? null];
  const sums = await house.db.query<{ total: bigint; cents: bigint }>(
    `select count(*) as total, coalesce(sum(amount_cents), 0)::bigint as cents ${matching}`,
    values,
  );
  const { rows } = await house.db.query<Row>(
    `select id, promotion, amount_cents, wallet, details, created_at ${matching}
      order by created_at desc, id desc limit $4 offset $5`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  return {
    items: rows.map(present),
    page: input.page,
    page_size: input.page_size,
    total: Number(sums.rows[0]?.total ?? 0n),
    total_amount: formatAmount(sums.rows[0]?.cents ?? 0n),
  };
}

function present({ id, promotion, amount_cents, wallet, details, created_at }: Row) {
  const isSpins = details.reward === 'spins';
  return {
    id,
    promotion,
    detail: details.tier ?? details.invitee ?? details.day ?? details.deposit ?? '',
    reward: isSpins ? ('spins' as const) : wallet,
    amount: formatAmount(amount_cents),
    spins: isSpins ? (details.quantity ?? 0) : 0,
    created_at: created_at.toISOString(),
  };
}
