import type { House } from '../../house.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { ensureChain } from './chain/chain.ts';
import { readTables } from './tables.ts';

/**
 * A database that has forgotten rounds would draw them once more from the same links, and everybody has seen them: no chain goes on, and what
 * was drawn and not begun is drawn anew. Rounds that take bets have a chain to be drawn from before anybody runs them.
 */
export async function beginTablesAnew(house: House): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    await tx.query('update live_chain set used = length where used < length');
    await tx.query(
      `update live_round set phase = 'open', chain_id = null, position = null, secret = null, top = null where phase = 'locked'`,
    );
  });
  const { rows } = await house.db.query<{ slug: string }>(
    `select distinct table_slug as slug from live_round where phase = 'open'`,
  );
  for (const { slug } of rows)
    for (const table of await readTables(house.db, slug)) await ensureChain(house.db, table);
}
