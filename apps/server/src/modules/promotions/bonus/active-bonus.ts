import type { DataOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { PromotionCode } from '../promotion.ts';

interface Row {
  readonly id: string;
  readonly promotion: PromotionCode;
  readonly amount_cents: bigint;
  readonly left_cents: bigint;
  readonly required_cents: bigint;
  readonly covered_cents: bigint;
  readonly remaining_cents: bigint;
  readonly stake_max_cents: bigint;
  readonly expires_at: Date;
  readonly created_at: Date;
}

/** A member's active bonus as the wire tells it. */
export async function activeBonus(
  house: House,
  memberId: string,
): Promise<DataOf<typeof promotions.bonusActive>> {
  const { rows } = await house.db.query<Row>(
    `select b.id, b.promotion, b.amount_cents, a.balance_cents as left_cents, r.required_cents,
            least(r.required_cents, greatest(0, p.counted_cents - r.starts_at_cents)) as covered_cents,
            greatest(0, r.starts_at_cents + r.required_cents - p.counted_cents) as remaining_cents,
            b.stake_max_cents, b.expires_at, b.created_at
       from bonus b
       join member_play p on p.member_id = b.member_id
       join ledger_account a on a.id = p.bonus_account_id
       join rollover r on r.cause = 'reward' and r.reference = b.id
      where b.member_id = $1 and b.state = 'active'`,
    [memberId],
  );
  const [row] = rows;
  if (!row) return { bonus: null };
  return {
    bonus: {
      id: row.id,
      promotion: row.promotion,
      amount: formatAmount(row.amount_cents),
      bonus_money: formatAmount(row.left_cents),
      required_amount: formatAmount(row.required_cents),
      covered_amount: formatAmount(row.covered_cents),
      remaining_amount: formatAmount(row.remaining_cents),
      max_stake: formatAmount(row.stake_max_cents),
      expires_at: row.expires_at.toISOString(),
      created_at: row.created_at.toISOString(),
      contributions: await contributions(house.db),
    },
  };
}

/** What share of a stake counts while a bonus is active, by category, the largest first. */
export async function contributions(db: Queryable): Promise<{ category: string; percent: number }[]> {
  const { rows } = await db.query<{ category: string; percent: number }>(
    'select category, percent from contribution order by percent desc, category',
  );
  return rows;
}
