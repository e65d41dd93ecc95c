import type { DataOf, games } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { Queryable } from '../../../plugins/transaction.ts';

/** What the pools hold now. */
export async function listJackpots(db: Queryable): Promise<DataOf<typeof games.gameJackpots>> {
  const { rows } = await db.query<{ game: string; pool_cents: bigint }>(
    'select j.game, j.pool_cents from jackpot j join game g on g.slug = j.game where g.is_open order by j.game',
  );
  return { items: rows.map((row) => ({ game: row.game, amount: formatAmount(row.pool_cents) })) };
}
