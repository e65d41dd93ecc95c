import type { DataOf, staffLedger } from '@arara/contract';
import { formatAmount } from '@arara/money';

export type Movement = DataOf<typeof staffLedger.movements>['items'][number];

/** A movement with the accounts on both sides, as the database gives it. */
export interface MovementRow {
  readonly id: bigint;
  readonly created_at: Date;
  /** The moment with all its digits, for where a page ends. */
  readonly at_text: string;
  readonly kind: string;
  readonly amount_cents: bigint;
  readonly reference: string;
  readonly step: number;
  readonly from_kind: string;
  readonly from_member_id: string | null;
  readonly from_account: string | null;
  readonly from_balance_cents: bigint | null;
  readonly to_kind: string;
  readonly to_member_id: string | null;
  readonly to_account: string | null;
  readonly to_balance_cents: bigint | null;
}

/** What is read of movements `t` that a query has found. */
export const movementColumns = `t.id, t.created_at, t.created_at::text as at_text, t.kind, t.amount_cents, t.reference, t.step,
  f.kind as from_kind, f.member_id as from_member_id, fm.account as from_account, t.from_balance_cents,
  g.kind as to_kind, g.member_id as to_member_id, gm.account as to_account, t.to_balance_cents`;

export const movementSides = `join ledger_account f on f.id = t.from_account_id left join member fm on fm.id = f.member_id
  join ledger_account g on g.id = t.to_account_id left join member gm on gm.id = g.member_id`;

/** A movement by the wire's names. */
export function presentMovement(row: MovementRow): Movement {
  return {
    id: String(row.id),
    at: row.created_at.toISOString(),
    kind: row.kind,
    amount: formatAmount(row.amount_cents),
    from: {
      account: row.from_kind,
      member_id: row.from_member_id,
      member: row.from_account ?? '',
      balance: row.from_balance_cents === null ? null : formatAmount(row.from_balance_cents),
    },
    to: {
      account: row.to_kind,
      member_id: row.to_member_id,
      member: row.to_account ?? '',
      balance: row.to_balance_cents === null ? null : formatAmount(row.to_balance_cents),
    },
    reference: row.reference,
    step: row.step,
  };
}
