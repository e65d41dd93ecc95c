import { type Wallets, walletsOf } from '@arara/ledger';
import { formatAmount } from '@arara/money';
import type { Queryable } from '../../plugins/transaction.ts';

/** What a member holds, in centavos. */
export interface Balances {
  readonly wallets: Wallets;
  /** Turnover still required before all cash may leave. */
  readonly rolloverCents: bigint;
  /** Cash that is not under rollover. */
  readonly withdrawableCents: bigint;
  readonly totalCents: bigint;
}

/** A member's balances as they stand. */
export async function balancesOf(db: Queryable, memberId: string): Promise<Balances> {
  return read(db, memberId, 'read');
}

/** A member's balances, locked until the transaction ends: for checks that a movement depends on. */
export async function lockedBalances(tx: Queryable, memberId: string): Promise<Balances> {
  return read(tx, memberId, 'lock');
}

async function read(db: Queryable, memberId: string, lock: 'read' | 'lock'): Promise<Balances> {
  // The row of plays is the gate to a member's money, for bets and for the ledger.
  const play = await db.query<{ remaining: bigint }>(
    `select greatest(0, rollover_end_cents - turnover_cents) as remaining from member_play where member_id = $1
     ${lock === 'lock' ? 'for update' : ''}`,
    [memberId],
  );
  const wallets = await walletsOf(db, memberId);
  const rolloverCents = play.rows[0]?.remaining ?? 0n;
  const free = wallets.cash.balanceCents - rolloverCents;
  return {
    wallets,
    rolloverCents,
    withdrawableCents: free > 0n ? free : 0n,
    totalCents: Object.values(wallets).reduce((sum, wallet) => sum + wallet.balanceCents, 0n),
  };
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
    total_money: formatAmount(balances.totalCents),
    withdrawable_money: formatAmount(balances.withdrawableCents),
  };
}
