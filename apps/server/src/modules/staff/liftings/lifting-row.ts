import type { DataOf, staffLiftings } from '@arara/contract';

/** What was asked about a blacklisting, with the names of those who asked and decided. */
export interface LiftingRow {
  readonly id: string;
  readonly member_id: string;
  readonly account: string;
  readonly reason: string;
  readonly state: 'waiting' | 'done' | 'refused';
  readonly asked_by: string;
  readonly asker_id: string;
  readonly asked_at: Date;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
}

export const liftingSource = `lifting l join member m on m.id = l.member_id
  join staff asking on asking.id = l.asked_by left join staff deciding on deciding.id = l.decided_by`;

export const liftingColumns = `l.id, l.member_id, m.account, l.reason, l.state, asking.email as asked_by,
  asking.id as asker_id, l.asked_at, deciding.email as decided_by, l.decided_at`;

export function presentLifting({
  asker_id: _,
  asked_at,
  decided_at,
  ...row
}: LiftingRow): DataOf<typeof staffLiftings.staffLiftingDecide> {
  return {
    ...row,
    asked_at: asked_at.toISOString(),
    decided_by: row.decided_by ?? '',
    decided_at: decided_at?.toISOString() ?? null,
  };
}
