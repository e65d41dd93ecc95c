import type { House } from '../../../house.ts';
import type { DailyTask } from '../../../plugins/daily.ts';

const keptInARoom = 500;
const keptDays = 30;

/** Every day: of each room the newest messages stay, and none for longer than a month. Reports keep their own copy. */
export const pruneMessages: DailyTask<House> = {
  name: 'chat-prune',
  afterMinutes: 30,
  run: async (house) => {
    const { rowCount } = await house.db.query(
      `delete from chat_message x
        using (select id, row_number() over (partition by room order by id desc) as place from chat_message) r
        where r.id = x.id and (r.place > $1 or x.created_at < house_now() - make_interval(days => $2))`,
      [keptInARoom, keptDays],
    );
    return { deleted: rowCount ?? 0 };
  },
};
