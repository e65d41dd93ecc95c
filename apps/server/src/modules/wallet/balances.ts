import { type WalletKind, type Wallets, walletsIn } from '@arara/ledger';
import { formatAmount } from '@arara/money';
import type { Queryable } from '../../plugins/transaction.ts';

/** What a member holds, in centavos. */
interface Balances {
  readonly wallets: Wallets;
  /** Turnover still required before all cash may leave. */
  readonly rolloverCents: bigint;
  /** Cash that is not under rollover; none of a demo. */
  readonly withdrawableCents: bigint;
  /** On platforms, and on its way there or back. */
  readonly awayCents: bigint;
  readonly totalCents: bigint;
}

/** A member's balances as they stand: one picture, though bets and credits go on. */
export async function balancesOf(db: Queryable, memberId: string): Promise<Balances> {
  const { rows } = await db.query<{
    id: bigint;
    kind: WalletKind;
    balance_cents: bigint;
    remaining: bigint;
    away: bigint;
    is_demo: boolean;
  }>(
    `select a.id, a.kind, a.balance_cents,
            greatest(0, p.rollover_end_cents - p.counted_cents) as remaining, (select member_away_cents($1)) as away, m.is_demo
       from ledger_account a join member_play p on p.member_id = a.member_id join member m on m.id = a.member_id
      where a.member_id = $1`,
    [memberId],
  );
  const wallets = walletsIn(rows, memberId);
  const { remaining: rolloverCents, away: awayCents } = rows[0] ?? { remaining: 0n, away: 0n };
  // Demo money never leaves.
  const free = rows[0]?.is_demo ? 0n : wallets.cash.balanceCents - rolloverCents;
  return {
    wallets,
    rolloverCents,
    withdrawableCents: free > 0n ? free : 0n,
    awayCents,
    // It is the member's too.
    totalCents: Object.values(wallets).reduce((sum, wallet) => sum + wallet.balanceCents, awayCents),
  };
}

/** A member's balances, locked until the transaction ends: for checks that a movement depends on. */
export async function lockedBalances(tx: Queryable, memberId: string): Promise<Balances> {
  // The row of plays is the gate to a member's money, for bets and for the ledger.
  await tx.query('select 1 from member_play where member_id = $1 for update', [memberId]);
  return balancesOf(tx, memberId);
}

/** Balances by the wire's names. */
export function presentBalances(balances: Balances) {
  const { wallets } = balances;
  return {
    money: formatAmount(wallets.cash.balanceCents),
    bonus_money: formatAmount(wallets.bonus.balanceCents),
    held_money: formatAmount(wallets.held.balanceCents),
    fs_money: formatAmount(wallets.rebate.balanceCents),
    ml_money: formatAmount(balances.rolloverCents),
    away_money: formatAmount(balances.awayCents),
    total_money: formatAmount(balances.totalCents),
    withdrawable_money: formatAmount(balances.withdrawableCents),
  };
}
