import { newestRules } from '@arara/games';
import type { Queryable } from '../../../plugins/transaction.ts';

/** Opens the pool of every title that carries one; pools that are open keep what they hold. */
export async function openJackpots(db: Queryable): Promise<void> {
  const carried = newestRules().flatMap(({ game, jackpot }) => (jackpot ? [{ game, ...jackpot }] : []));
  await db.query(
    'select jackpot_open(j.game, j.seed, j.contribution) from unnest($1::text[], $2::bigint[], $3::integer[]) as j(game, seed, contribution)',
    [
      carried.map(({ game }) => game),
      carried.map(({ seedCents }) => seedCents),
      carried.map(({ contribution }) => contribution),
    ],
  );
}
