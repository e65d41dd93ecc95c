import type { DataOf, InputOf, staffChat } from '@arara/contract';
import type { House } from '../../../house.ts';
import { type ModeratedRow, moderatedColumns, presentModerated } from './moderated.ts';

/** Members who may not write now: bans first, then the mutes that last longest. */
export async function listMuted(
  house: House,
  input: InputOf<typeof staffChat.staffChatMembers>,
): Promise<DataOf<typeof staffChat.staffChatMembers>> {
  const { page, page_size: size } = input;
  const muted = 'from chat_member c join member m on m.id = c.member_id where c.muted_until > house_now()';
  const [list, counts] = await Promise.all([
    house.db.query<ModeratedRow>(
      `select ${moderatedColumns} ${muted} order by c.muted_until desc, m.account limit $1 offset $2`,
      [size, (page - 1) * size],
    ),
    house.db.query<{ total: bigint }>(`select count(*) as total ${muted}`),
  ]);
  return {
    items: list.rows.map(presentModerated),
    page,
    page_size: size,
    total: Number(counts.rows[0]?.total ?? 0n),
  };
}
