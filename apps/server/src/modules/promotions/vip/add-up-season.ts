import type { House } from '../../../house.ts';
import type { DailyTask } from '../../../plugins/daily.ts';
import { isDayCounted } from '../daily-rescue/check.ts';
import { seasonOf } from './season.ts';

/** Adds an ended day, and whatever was left out before it, to what its members have staked in the season. */
export const vipSeasonPlay: DailyTask<House> = {
  name: 'vip-season-play',
  // The listeners have heard the last rounds of the day long before.
  afterMinutes: 20,
  run: async ({ db }, day): Promise<Record<string, number>> => {
    // A day that is added is not looked at again.
    if (!(await isDayCounted(db, day))) throw new Error(`play of ${day} is not counted yet`);
    const { rowCount } = await db.query(
      `insert into vip_season as v (member_id, season, counted_to, stake_cents)
       select p.member_id, $2, $1, coalesce(o.stake_cents, 0) + s.stake_cents
         from (select distinct member_id from play_day where day = $1) p
         left join vip_season o on o.member_id = p.member_id and o.season = $2
        cross join lateral (
          select sum(d.stake_cents)::bigint as stake_cents from play_day d
           where d.member_id = p.member_id and d.day >= coalesce(o.counted_to + 1, $2) and d.day <= $1) s
        where coalesce(o.counted_to < $1, true)
        order by p.member_id
       on conflict (member_id) do update
          set season = excluded.season, counted_to = excluded.counted_to, stake_cents = excluded.stake_cents
        where v.counted_to < excluded.counted_to`,
      [day, seasonOf(day).startsOn],
    );
    return { members: rowCount ?? 0 };
  },
  reopen: async ({ db }, day) => {
    await db.query(
      `update vip_season v set counted_to = $1::date - 1, stake_cents = coalesce((
          select sum(d.stake_cents) from play_day d
           where d.member_id = v.member_id and d.day >= v.season and d.day < $1), 0)
        where v.counted_to >= $1`,
      [day],
    );
  },
};
