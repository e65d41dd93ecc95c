import type { Queryable } from '../../plugins/transaction.ts';

/** A credited deposit, less what was taken back of it. */
export interface CountedDeposit {
  readonly id: string;
  readonly amountCents: bigint;
  readonly creditedAt: Date;
  /** The member's turnover when it was credited. */
  readonly turnoverCents: bigint;
}

/**
 * What a member has deposited from one moment until another, in centavos; null is open on that side. Of single deposits those of the
 * least amount count.
 */
export async function depositedBetween(
  db: Queryable,
  memberId: string,
  { from, until, minCents = 0n }: { from: Date | null; until: Date | null; minCents?: bigint },
): Promise<bigint> {
  const { rows } = await db.query<{ cents: bigint }>(
    `select coalesce(sum(amount_cents), 0)::bigint as cents from counted_deposit
      where member_id = $1 and coalesce(credited_at >= $2, true) and coalesce(credited_at < $3, true) and amount_cents >= $4`,
    [memberId, from, until, minCents],
  );
  return rows[0]?.cents ?? 0n;
}

/** One deposit, or null when it counts for nothing any more. */
export async function countedDeposit(db: Queryable, id: string): Promise<CountedDeposit | null> {
  const { rows } = await db.query<Row>(`select ${columns} from counted_deposit where id = $1`, [id]);
  return rows[0] ? present(rows[0]) : null;
}

/** The deposit of which a clawback took something back; null when it is unknown. */
export async function depositOfClawback(db: Queryable, clawbackId: string): Promise<string | null> {
  const { rows } = await db.query<{ deposit_id: string | null }>(
    `select r.deposit_id from pix_clawback c join pix_received r on r.end_to_end_id = c.end_to_end_id
      where c.id = $1`,
    [clawbackId],
  );
  return rows[0]?.deposit_id ?? null;
}

interface Row {
  readonly id: string;
  readonly amount_cents: bigint;
  readonly credited_at: Date;
  readonly turnover_cents: bigint;
}

const columns = 'id, amount_cents, credited_at, turnover_cents';

function present(row: Row): CountedDeposit {
  return {
    id: row.id,
    amountCents: row.amount_cents,
    creditedAt: row.credited_at,
    turnoverCents: row.turnover_cents,
  };
}
