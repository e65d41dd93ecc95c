import type { DataOf, InputOf, staffChat } from '@arara/contract';
import type { House } from '../../../house.ts';
import { type ModeratedRow, moderatedColumns, presentModerated } from './moderated.ts';

interface Row extends ModeratedRow {
  readonly id: bigint;
  readonly room: string;
  readonly text: string;
  readonly is_deleted: boolean;
  readonly created_at: Date;
}

/** What members have written, newest first; `search` is part of a text or the beginning of an account. */
export async function listWritten(
  house: House,
  input: InputOf<typeof staffChat.staffChatMessages>,
): Promise<DataOf<typeof staffChat.staffChatMessages>> {
  const { page, page_size: size } = input;
  const search = input.search ? input.search.toLowerCase() : null;
  const values = [input.room ?? null, search];
  const matching = `from chat_message x
      join chat_member c on c.member_id = x.member_id join member m on m.id = x.member_id
     where ($1::text is null or x.room = $1)
       and ($2::text is null or strpos(lower(x.text), $2) > 0 or starts_with(lower(m.account), $2))`;
  const [list, counts] = await Promise.all([
    house.db.query<Row>(
      `select ${moderatedColumns}, x.id, x.room, x.text, x.deleted_at is not null as is_deleted, x.created_at
         ${matching} order by x.id desc limit $3 offset $4`,
      [...values, size, (page - 1) * size],
    ),
    house.db.query<{ total: bigint }>(`select count(*) as total ${matching}`, values),
  ]);
  return {
    items: list.rows.map((row) => ({
      id: String(row.id),
      room: row.room,
      text: row.text,
      is_deleted: row.is_deleted,
      author: presentModerated(row),
      created_at: row.created_at.toISOString(),
    })),
    page,
    page_size: size,
    total: Number(counts.rows[0]?.total ?? 0n),
  };
}
