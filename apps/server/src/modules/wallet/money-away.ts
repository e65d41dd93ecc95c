import type { Queryable } from '../../plugins/transaction.ts';

/** What a member has on platforms by the kind of their wallet, as they last told. */
export async function moneyAway(
  db: Queryable,
  memberId: string,
): Promise<{ slotCents: bigint; liveCents: bigint }> {
  const { rows } = await db.query<{ slot: bigint; live: bigint }>(
    `select coalesce(sum(balance_cents) filter (where wallet = 'slots'), 0)::bigint as slot,
            coalesce(sum(balance_cents) filter (where wallet = 'live'), 0)::bigint as live
       from platform_player join platform on code = platform where member_id = $1`,
    [memberId],
  );
  return { slotCents: rows[0]?.slot ?? 0n, liveCents: rows[0]?.live ?? 0n };
}
