import type { ErrorCode } from '@arara/contract';
import type { Queryable } from '../../plugins/transaction.ts';
import { claimRefusal } from '../wallet/index.ts';
import type { CountedDeposit } from './deposits.ts';

/** What several promotions decide by: read at once, so that an answer about one or all of them asks once. */
export interface MemberFacts {
  /** Why the member may claim no reward at all now, or null. */
  readonly refusal: ErrorCode | null;
  readonly firstDeposit: CountedDeposit | null;
  /** Amounts in centavos by cause, of what is given to a member a few times at most. */
  readonly claimed: Readonly<Record<FewClaims, ReadonlyMap<string, bigint>>>;
  readonly isOptedIn: boolean;
  readonly hasActiveBonus: boolean;
}

type FewClaims = 'welcome' | 'ftd' | 'recharge';

interface Row {
  readonly refusal: ErrorCode | null;
  /** Rows of promotion, cause and centavos as text. */
  readonly claims: readonly (readonly [FewClaims, string, string])[];
  readonly is_opted_in: boolean;
  readonly has_active_bonus: boolean;
  /** Null without a first deposit, and so is the rest. */
  readonly id: string | null;
  readonly amount_cents: bigint;
  readonly credited_at: Date;
  readonly turnover_cents: bigint;
}

const facts = `
  select ${claimRefusal('m.id')} as refusal,
         (select coalesce(json_agg(json_build_array(c.promotion, c.cause, c.amount_cents::text)), '[]') from promotion_claim c
           where c.member_id = m.id and c.promotion in ('welcome', 'ftd', 'recharge')) as claims,
         exists (select from promotion_opt_in o where o.member_id = m.id and o.promotion = 'welcome') as is_opted_in,
         exists (select from bonus b where b.member_id = m.id and b.state = 'active') as has_active_bonus, d.*
    from (values ($1::uuid)) as m(id)
    left join lateral (select id, amount_cents, credited_at, turnover_cents from counted_deposit
                        where member_id = m.id order by credited_at, id limit 1) d on true`;

/** How a member stands with promotions in general. */
export async function memberFacts(db: Queryable, memberId: string): Promise<MemberFacts> {
  const { rows } = await db.query<Row>(facts, [memberId]);
  const [row] = rows;
  if (!row) throw new Error('a statement of one row gave none');
  const claimed = (promotion: FewClaims) =>
    new Map(
      row.claims
        .filter(([of]) => of === promotion)
        .map(([, cause, cents]) => [cause, BigInt(cents)] as const),
    );
  return {
    refusal: row.refusal,
    firstDeposit:
      row.id === null
        ? null
        : {
            id: row.id,
            amountCents: row.amount_cents,
            creditedAt: row.credited_at,
            turnoverCents: row.turnover_cents,
          },
    claimed: { welcome: claimed('welcome'), ftd: claimed('ftd'), recharge: claimed('recharge') },
    isOptedIn: row.is_opted_in,
    hasActiveBonus: row.has_active_bonus,
  };
}
