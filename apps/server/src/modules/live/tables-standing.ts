import type { House } from '../../house.ts';

/** A text that is another one after every change of a table, of its game, or of the rounds played on it. */
export async function tablesStanding(house: House): Promise<string> {
  const { rows } = await house.db.query<{ standing: string | null }>(
    `select md5(string_agg(concat_ws(' ', to_jsonb(t) - 'watched_at', g.title, g.is_open, last.number), ';' order by t.slug))
              as standing
       from live_table t
       left join game g on g.slug = t.game
       left join lateral (
         select number from live_round where table_slug = t.slug and phase = 'settled'
          order by number desc limit 1) last on true`,
  );
  return rows[0]?.standing ?? '';
}
