import type { Wallet, WalletKind, Wallets } from './accounts.ts';
import type { Queryable } from './queryable.ts';

interface AccountRow {
  readonly id: bigint;
  readonly kind: WalletKind;
  readonly balance_cents: bigint;
}

/** Opens the four wallets of a new member with nothing in them. */
export async function openWallets(tx: Queryable, memberId: string): Promise<void> {
  await tx.query('select ledger_open_wallets($1)', [memberId]);
}

/** The wallets of a member as they stand; they stay so while the transaction holds the member's row of plays. */
export async function walletsOf(tx: Queryable, memberId: string): Promise<Wallets> {
  const { rows } = await tx.query<AccountRow>(
    'select id, kind, balance_cents from ledger_account where member_id = $1 order by id',
    [memberId],
  );
  return walletsIn(rows, memberId);
}

/** The wallets among a member's accounts, read in one statement with something else perhaps. */
export function walletsIn(rows: readonly AccountRow[], memberId: string): Wallets {
  const find = (kind: WalletKind): Wallet => {
    const row = rows.find((entry) => entry.kind === kind);
    if (!row) throw new Error(`member ${memberId} has no ${kind} wallet`);
    return { accountId: row.id, balanceCents: row.balance_cents };
  };
  return { cash: find('cash'), bonus: find('bonus'), held: find('held'), rebate: find('rebate') };
}

/** The account a member's money stands on while it is on its way to or from a platform; opened when first needed. */
export async function transitOf(tx: Queryable, memberId: string): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>('select ledger_transit($1) as id', [memberId]);
  const [row] = rows;
  if (!row) throw new Error('ledger_transit answered nothing');
  return row.id;
}
