import type { DataOf, protection } from '@arara/contract';
import type { Queryable } from '../../../plugins/transaction.ts';

type Shown = NonNullable<DataOf<typeof protection.protectionSettings>['pause']>;

interface PauseRow {
  readonly kind: Shown['kind'];
  readonly starts_at: Date;
  /** Null is for ever. */
  readonly ends_at: Date | null;
  readonly returns_at: Date | null;
}

/** The pause or self-exclusion that keeps a member from playing the longest, or null when play is open. */
export async function pauseInForce(db: Queryable, memberId: string, now: Date): Promise<Shown | null> {
  const { rows } = await db.query<PauseRow>(
    `select kind, starts_at, case when isfinite(ends_at) then ends_at end as ends_at, returns_at
       from (select p.*, case kind when 'pause' then ends_at else coalesce(returns_at, 'infinity') end as until
               from protection_pause p where member_id = $1) as p
      where until > house_now() order by until desc, p.ends_at desc limit 1`,
    [memberId],
  );
  const [row] = rows;
  if (!row) return null;
  const isOver = row.ends_at !== null && row.ends_at <= now;
  return {
    kind: row.kind,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    returns_at: (row.kind === 'pause' ? row.ends_at : row.returns_at)?.toISOString() ?? null,
    may_return: row.kind === 'self_exclusion' && isOver && row.returns_at === null,
  };
}
