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
  /** What came into all these wallets together, and what left them: from one of them to another is neither. */
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

interface Row {
  readonly total: bigint;
  readonly total_in: bigint;
  readonly total_out: bigint;
  /** Null on the one row of a page without movements, and so is the rest. */
  readonly id: bigint | null;
  readonly wallet: WalletKind;
  readonly kind: string;
  readonly amount_cents: bigint;
  readonly balance_cents: bigint;
  readonly reference: string;
  readonly created_at: Date;
}

// Movements are read once for the page and for the sums, which therefore belong to one moment. The wallets and the moment are
// selected, so that one plan serves them all.
const page = `
  with wallet as (select id, kind from ledger_account where member_id = $1 and kind = any((select $2::text[])::text[])),
  movement as materialized (
    select t.id, w.kind as wallet, t.kind, -t.amount_cents as amount_cents, t.from_balance_cents as balance_cents,
           t.reference, t.created_at, t.to_account_id in (select id from wallet) as stays
      from wallet w join ledger_transfer t on t.from_account_id = w.id and t.from_balance_cents is not null
     where t.created_at >= (select $3::timestamptz)
    union all
    select t.id, w.kind, t.kind, t.amount_cents, t.to_balance_cents, t.reference, t.created_at,
           t.from_account_id in (select id from wallet)
      from wallet w join ledger_transfer t on t.to_account_id = w.id and t.to_balance_cents is not null
     where t.created_at >= (select $3::timestamptz)),
  sums as (
    select count(*) as total,
           coalesce(sum(amount_cents) filter (where amount_cents > 0 and not stays), 0)::bigint as total_in,
           coalesce(-sum(amount_cents) filter (where amount_cents < 0 and not stays), 0)::bigint as total_out
      from movement),
  shown as (select * from movement order by id desc, amount_cents limit $4 offset $5)
  select * from sums left join shown on true order by id desc, amount_cents`;

/** A page of a member's movements, newest first, with what the whole stretch adds up to. */
export async function statement(db: Queryable, query: StatementQuery): Promise<StatementPage> {
  const { memberId, wallets, since = new Date(0), limit, offset } = query;
  const { rows } = await db.query<Row>(page, [memberId, [...wallets], since, limit, offset]);
  const [sums] = rows;
  return {
    rows: rows.flatMap((row) =>
      row.id === null
        ? []
        : {
            transferId: row.id,
            wallet: row.wallet,
            kind: row.kind,
            amountCents: row.amount_cents,
            balanceCents: row.balance_cents,
            reference: row.reference,
            createdAt: row.created_at,
          },
    ),
    total: Number(sums?.total ?? 0n),
    totalInCents: sums?.total_in ?? 0n,
    totalOutCents: sums?.total_out ?? 0n,
  };
}
