import type { Cents } from '@arara/money';
import type { WalletKind } from './accounts.ts';
import type { Queryable } from './queryable.ts';

/** One movement as a member sees it: signed, with the balance of that wallet after it. */
export interface StatementRow {
  readonly transferId: bigint;
  readonly wallet: WalletKind;
  readonly kind: string;
  readonly amountCents: Cents;
  readonly balanceCents: Cents;
  readonly reference: string;
  readonly createdAt: Date;
}

export interface StatementPage {
  readonly rows: readonly StatementRow[];
  readonly total: number;
  readonly totalInCents: Cents;
  readonly totalOutCents: Cents;
}

export interface StatementQuery {
  readonly memberId: string;
  readonly wallets: readonly WalletKind[];
  /** Movements from this moment on; all of them when absent. */
  readonly since?: Date;
  readonly limit: number;
  readonly offset: number;
}

const movements = `
  with wallet as (select id, kind from ledger_account where member_id = $1 and kind = any($2)),
  movement as (
    select t.id, w.kind as wallet, t.kind, -t.amount_cents as amount_cents, t.from_balance_cents as balance_cents,
           t.reference, t.created_at
      from wallet w join ledger_transfer t on t.from_account_id = w.id and t.from_balance_cents is not null
     where t.created_at >= $3
    union all
    select t.id, w.kind, t.kind, t.amount_cents, t.to_balance_cents, t.reference, t.created_at
      from wallet w join ledger_transfer t on t.to_account_id = w.id and t.to_balance_cents is not null
     where t.created_at >= $3
  )`;

/** A page of a member's movements, newest first, with what the whole stretch adds up to. */
export async function statement(db: Queryable, query: StatementQuery): Promise<StatementPage> {
  const values = [query.memberId, [...query.wallets], query.since ?? new Date(0)];
  const sums = await db.query<{ total: bigint; total_in: string; total_out: string }>(
    `${movements}
     select count(*) as total,
            coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::bigint as total_in,
            coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)::bigint as total_out
       from movement`,
    values,
  );
  const page = await db.query<{
    id: bigint;
    wallet: WalletKind;
    kind: string;
    amount_cents: bigint;
    balance_cents: bigint;
    reference: string;
    created_at: Date;
  }>(`${movements} select * from movement order by id desc, amount_cents limit $4 offset $5`, [
    ...values,
    query.limit,
    query.offset,
  ]);
  const [sum] = sums.rows;
  return {
    rows: page.rows.map((row) => ({
      transferId: row.id,
      wallet: row.wallet,
      kind: row.kind,
      amountCents: row.amount_cents,
      balanceCents: row.balance_cents,
      reference: row.reference,
      createdAt: row.created_at,
    })),
    total: Number(sum?.total ?? 0),
    totalInCents: BigInt(sum?.total_in ?? 0),
    totalOutCents: BigInt(sum?.total_out ?? 0),
  };
}
