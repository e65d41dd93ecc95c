import type { House } from '../../../house.ts';
import type { DailyTask } from '../../../plugins/daily.ts';
import { eachByItself } from '../../../plugins/each-by-itself.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { isDayCounted } from '../daily-rescue/check.ts';
import { willMoveLevel } from './members.ts';
import { type Season, seasonOf, seasonTask } from './season.ts';

/** At the end of a season takes one level from members whom the season did not bring what keeps theirs. */
export const vipSeason: DailyTask<House> = {
  name: seasonTask,
  // The listeners have heard the last rounds of the day long before, unless the house stood still.
  afterMinutes: 20,
  run: async (house, day): Promise<Record<string, number>> => {
    const season = seasonOf(day);
    if (season.endsOn !== day) return {};
    // A level that is taken is not given back by what is heard of afterwards.
    if (!(await isDayCounted(house.db, day))) throw new Error(`play of ${day} is not counted yet`);
    const members = await membersToLower(house, season);
    let lowered = 0;
    await eachByItself(house.log, members, async (memberId) => {
      if (await lower(house, memberId, season)) lowered += 1;
    });
    return { lowered };
  },
};

/** A level that was reached within the season is safe until the next one ends. */
async function membersToLower(house: House, season: Season): Promise<string[]> {
  const { rows } = await house.db.query<{ id: string }>(
    `select m.id from member m join vip_level l on l.level = m.vip_level
       left join lateral (select sum(amount_cents) as cents from counted_deposit
                           where member_id = m.id and house_day(credited_at) between $1 and $2) d on true
       left join lateral (select sum(stake_cents) as cents from play_day
                           where member_id = m.id and day between $1 and $2) p on true
      where m.vip_level > 0
        and (coalesce(d.cents, 0) < l.keep_deposit_cents or coalesce(p.cents, 0) < l.keep_turnover_cents)
        and not exists (select from vip_move where member_id = m.id and season >= $1)
      order by m.id`,
    [season.startsOn, season.endsOn],
  );
  return rows.map(({ id }) => id);
}

/** Behind the lock of all moves of levels. False when the member keeps theirs. */
async function lower(house: House, memberId: string, season: Season): Promise<boolean> {
  return inTransaction(house.db, async (tx) => {
    await willMoveLevel(tx);
    await tx.query('select 1 from vip_member where member_id = $1 for update', [memberId]);
    // The index lets a season take one level: a second run finds its fall and stops. Who rose since they were looked for keeps theirs.
    const { rows } = await tx.query<{ to_level: number }>(
      `insert into vip_move (member_id, from_level, to_level, season, moved_at)
       select id, vip_level, (select max(level) from vip_level l where l.level < m.vip_level), $2,
              house_now() + (clock_timestamp() - now())
         from member m where id = $1 and vip_level > 0
          and not exists (select from vip_move where member_id = $1 and season >= $2)
       on conflict do nothing returning to_level`,
      [memberId, season.startsOn],
    );
    const [move] = rows;
    if (!move) return false;
    await tx.query('update member set vip_level = $2 where id = $1', [memberId, move.to_level]);
    return true;
  });
}
