import { allGames, type GameFacts } from '@arara/games';
import type { Env } from '../../env.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { openJackpots } from './jackpots/open-jackpots.ts';
import { titlesOf } from './titles.ts';

/** As many of the house's own games are shown as new, the last of the catalogue: where all are new, none is. */
const newest = 12;

/**
 * Puts the game house's titles into the catalogue with the facts they are found by; those already there keep their order
 * and switches. The first title of each category starts on promotion. The market decides which of them are closed in it.
 * What is there as it should be is not written again: every start would make the catalogue's answers new to everybody.
 */
export async function seedGames(db: Queryable, jurisdiction: Env['JURISDICTION']): Promise<void> {
  await db.query(
    `insert into game_market (jurisdiction) values ($1) on conflict (only_row) do update
       set jurisdiction = excluded.jurisdiction where game_market.jurisdiction <> excluded.jurisdiction`,
    [jurisdiction],
  );
  const games = allGames();
  const firsts = new Map<GameFacts['category'], string>();
  for (const { category, slug } of games) if (!firsts.has(category)) firsts.set(category, slug);
  const promoted = [...firsts.values()];
  const rows = games.map((game, position) => ({
    slug: game.slug,
    category: game.category,
    position,
    title: titlesOf(game),
    rtp: Number(game.rtpPercent.replace('.', '')),
    volatility: game.volatility.highest,
    features: game.features,
    min_stake: String(game.limits.minStakeCents),
    max_stake: String(game.limits.maxStakeCents),
    is_new: position >= games.length - newest,
    promotion_rank: promoted.includes(game.slug) ? promoted.indexOf(game.slug) : null,
  }));
  await db.query(
    `with wanted as (
       select slug, category, position, title, rtp, volatility,
              array(select jsonb_array_elements_text(features)) features, min_stake, max_stake, promotion_rank, is_new
         from jsonb_to_recordset($1) as g(slug text, category text, position integer, title jsonb, rtp integer,
                volatility text, features jsonb, min_stake bigint, max_stake bigint, promotion_rank integer,
                is_new boolean))
     insert into game (slug, category, position, title, rtp_basis_points, volatility, features, min_stake_cents,
                       max_stake_cents, promotion_rank, is_new)
     select * from wanted w
      where not exists (select from game g where g.slug = w.slug
              and (g.category, g.title, g.rtp_basis_points, g.volatility, g.features, g.min_stake_cents, g.max_stake_cents, g.is_new)
                is not distinct from
                  (w.category, w.title, w.rtp, w.volatility, w.features, w.min_stake, w.max_stake, w.is_new))
     on conflict (slug) do update set category = excluded.category, title = excluded.title, rtp_basis_points = excluded.rtp_basis_points,
       volatility = excluded.volatility, features = excluded.features, min_stake_cents = excluded.min_stake_cents,
       max_stake_cents = excluded.max_stake_cents, is_new = excluded.is_new`,
    [JSON.stringify(rows)],
  );
  await openJackpots(db);
}
