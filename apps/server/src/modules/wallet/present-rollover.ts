import type { DataOf, loyalty } from '@arara/contract';
import { formatAmount } from '@arara/money';

type Shown = DataOf<typeof loyalty.orderAssociation>['association'][number];

/** A row of the view `cover`: a deposit's or reward's rollover and how far it is covered. */
export interface Rollover {
  readonly id: string;
  readonly kind: string;
  readonly order_number: string;
  readonly base_cents: bigint;
  readonly required_cents: bigint;
  readonly covered_cents: bigint;
  readonly starts_at_cents: bigint;
  readonly state: Shown['state'];
  readonly created_at: Date;
}

export const rolloverColumns = `id, kind, coalesce(deposit_number, reward_order_number(reference, created_at)) as order_number,
  base_cents, required_cents, covered_cents, starts_at_cents, state, created_at`;

/** A rollover by the wire's names. */
export function presentRollover(row: Rollover): Omit<Shown, 'withdrawals'> {
  return {
    id: row.id,
    kind: row.kind,
    order_number: row.order_number,
    amount: formatAmount(row.base_cents),
    required: formatAmount(row.required_cents),
    covered: formatAmount(row.covered_cents),
    remaining: formatAmount(row.required_cents - row.covered_cents),
    state: row.state,
    created_at: row.created_at.toISOString(),
  };
}
