import { allGames } from '@arara/games';
import type { Queryable } from '../../plugins/transaction.ts';

/** Puts the game house's titles into the catalogue; those already there keep their order and switches. */
export async function seedGames(db: Queryable): Promise<void> {
  const titles = allGames();
  await db.query(
    `insert into game (slug, category, position)
     select * from unnest($1::text[], $2::text[], $3::integer[]) on conflict (slug) do nothing`,
    [titles.map((game) => game.slug), titles.map((game) => game.category), titles.map((_, index) => index)],
  );
}
