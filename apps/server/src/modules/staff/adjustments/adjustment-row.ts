import { formatAmount } from '@arara/money';

/** A correction with the names of those who asked for it and decided it. */
export interface AdjustmentRow {
  readonly id: string;
  readonly member_id: string;
  readonly account: string;
  readonly amount_cents: bigint;
  readonly reason: string;
  /** The case that asked for it. */
  readonly case_id: string | null;
  readonly state: 'waiting' | 'done' | 'refused';
  readonly asked_by: string;
  readonly asker_id: string;
  readonly asked_at: Date;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
}

/** `from adjustment a` and what belongs to each row. */
export const adjustmentSource = `adjustment a join member m on m.id = a.member_id
  join staff asking on asking.id = a.asked_by left join staff deciding on deciding.id = a.decided_by`;

export const adjustmentColumns = `a.id, a.member_id, m.account, a.amount_cents, a.reason, a.case_id, a.state,
  asking.email as asked_by,
  asking.id as asker_id, a.asked_at, deciding.email as decided_by, a.decided_at`;

export function presentAdjustment(row: AdjustmentRow) {
  return {
    id: row.id,
    member_id: row.member_id,
    account: row.account,
    money: formatAmount(row.amount_cents),
    reason: row.reason,
    case_id: row.case_id,
    state: row.state,
    asked_by: row.asked_by,
    asked_at: row.asked_at.toISOString(),
    decided_by: row.decided_by ?? '',
    decided_at: row.decided_at?.toISOString() ?? '',
  };
}
