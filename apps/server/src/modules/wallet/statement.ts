import { type StatementPage, statement } from '@arara/ledger';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { Queryable } from '../../plugins/transaction.ts';
import { playedGames } from './played-games.ts';

interface StatementInput {
  readonly memberId: string;
  readonly since?: Date;
  readonly page: number;
  readonly pageSize: number;
  readonly lang: LanguageCode;
}

/** A page of a member's movements in the wallets that can be spent or claimed, by the wire's names and the games'. */
export async function presentStatement(db: Queryable, input: StatementInput) {
  const page = await statement(db, {
    memberId: input.memberId,
    // A hold is told once, as it leaves or comes back to the cash wallet.
    wallets: ['cash', 'bonus', 'rebate'],
    ...(input.since && { since: input.since }),
    limit: input.pageSize,
    offset: (input.page - 1) * input.pageSize,
  });
  const references = [...new Set(page.rows.map(({ reference }) => reference))];
  const games = await playedGames(db, input.memberId, references, input.lang);
  return {
    items: page.rows.map((row) => ({ ...presentRow(row), game: games.get(row.reference) ?? null })),
    page: input.page,
    page_size: input.pageSize,
    total: page.total,
    total_in: formatAmount(page.totalInCents),
    total_out: formatAmount(page.totalOutCents),
  };
}

function presentRow(row: StatementPage['rows'][number]) {
  return {
    id: String(row.transferId),
    kind: row.kind,
    amount: formatAmount(row.amountCents),
    balance: formatAmount(row.balanceCents),
    wallet: row.wallet,
    reference: row.reference,
    created_at: row.createdAt.toISOString(),
  };
}
