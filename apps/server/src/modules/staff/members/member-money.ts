import type { Queryable } from '../../../plugins/transaction.ts';

/** What a member holds and has still to stake, and has ever paid in, less what went back to the payer, been paid and staked, in centavos. */
export interface MemberMoney {
  readonly cashCents: bigint;
  readonly bonusCents: bigint;
  readonly heldCents: bigint;
  /** On platforms and on its way there. */
  readonly awayCents: bigint;
  readonly rolloverCents: bigint;
  readonly depositedCents: bigint;
  readonly withdrawnCents: bigint;
  readonly turnoverCents: bigint;
}

/** The money of several members by their ids, in one question however many they are. */
export async function moneyOf(
  db: Queryable,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, MemberMoney>> {
  const { rows } = await db.query<MemberMoney & { memberId: string }>(
    `select p.member_id as "memberId", a.cash as "cashCents", a.bonus as "bonusCents", a.held as "heldCents",
            member_away_cents(p.member_id) as "awayCents",
            greatest(0, p.rollover_end_cents - p.counted_cents) as "rolloverCents",
            (select coalesce(sum(d.amount_cents), 0)::bigint from counted_deposit d
              where d.member_id = p.member_id) as "depositedCents",
            (select coalesce(sum(w.amount_cents), 0)::bigint from withdrawal w
              where w.member_id = p.member_id and w.state = 'paid') as "withdrawnCents",
            p.turnover_cents as "turnoverCents"
       from member_play p cross join lateral (
         select sum(balance_cents) filter (where kind = 'cash')::bigint as cash,
                sum(balance_cents) filter (where kind = 'bonus')::bigint as bonus,
                sum(balance_cents) filter (where kind = 'held')::bigint as held
           from ledger_account where member_id = p.member_id) as a
      where p.member_id = any($1)`,
    [[...memberIds]],
  );
  return new Map(rows.map(({ memberId, ...money }) => [memberId, money]));
}

/** One of them, who is known to have wallets. */
export function knownMoney(all: ReadonlyMap<string, MemberMoney>, memberId: string): MemberMoney {
  const money = all.get(memberId);
  if (!money) throw new Error(`member ${memberId} has no wallets`);
  return money;
}
