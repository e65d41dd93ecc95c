import type { Queryable } from '../../../plugins/transaction.ts';

/** What a member has ever paid in, been paid, and staked, in centavos. */
export interface LifetimeMoney {
  readonly depositedCents: bigint;
  readonly withdrawnCents: bigint;
  readonly turnoverCents: bigint;
}

/** The lifetime sums of several members by their ids. */
export async function lifetimeMoney(
  db: Queryable,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, LifetimeMoney>> {
  const { rows } = await db.query<LifetimeMoney & { memberId: string }>(
    `select m.id as "memberId",
            (select coalesce(sum(d.amount_cents), 0)::bigint from deposit d
              where d.member_id = m.id and d.state = 'credited') as "depositedCents",
            (select coalesce(sum(w.amount_cents), 0)::bigint from withdrawal w
              where w.member_id = m.id and w.state = 'paid') as "withdrawnCents",
            coalesce(p.turnover_cents, 0) as "turnoverCents"
       from member m left join member_play p on p.member_id = m.id
      where m.id = any($1)`,
    [[...memberIds]],
  );
  return new Map(rows.map(({ memberId, ...sums }) => [memberId, sums]));
}
