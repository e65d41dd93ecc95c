import type { House } from '../../../house.ts';
import type { DailyTask } from '../../../plugins/daily.ts';
import { isNotHeld } from '../../../plugins/legal-hold.ts';

const keptInARoom = 500;
const keptDays = 30;

/** Every day: of each room the newest messages stay, and none for longer than a month but those of who is held. Reports keep their own copy. */
export const pruneMessages: DailyTask<House> = {
  name: 'chat-prune',
  afterMinutes: 30,
  run: async (house) => {
    const { rowCount } = await house.db.query(
      `delete from chat_message x
        using (select id, row_number() over (partition by room order by id desc) as place from chat_message) r
        where r.id = x.id and (r.place > $1 or x.created_at < house_now() - make_interval(days => $2))
          and ${isNotHeld('x.member_id')}`,
      [keptInARoom, keptDays],
    );
    return { deleted: rowCount ?? 0 };
  },
};
