import type { chat, DataOf, InputOf, staffChat } from '@arara/contract';
import type { House } from '../../../house.ts';
import { type ModeratedRow, moderatedColumns, presentModerated } from './moderated.ts';

interface Row extends ModeratedRow {
  readonly id: string;
  readonly message_id: bigint;
  readonly room: string;
  readonly text: string;
  readonly is_deleted: boolean;
  readonly because: (typeof chat.reportReasons)[number];
  readonly note: string;
  readonly reporter_account: string;
  readonly reports: bigint;
  readonly state: 'open' | 'closed';
  readonly closed_by: string | null;
  readonly created_at: Date;
}

/** Reported messages, each once by its first report: the open ones oldest first, the closed ones newest first. */
export async function listReports(
  house: House,
  input: InputOf<typeof staffChat.staffChatReports>,
): Promise<DataOf<typeof staffChat.staffChatReports>> {
  const { page, page_size: size, state } = input;
  const direction = state === 'open' ? 'asc' : 'desc';
  const [list, counts] = await Promise.all([
    house.db.query<Row>(
      `select ${moderatedColumns}, r.id, r.message_id, r.room, r.text, r.reason as because, r.note, r.state, r.created_at,
              reporter.account as reporter_account, s.email as closed_by, r.reports,
              x.id is null or x.deleted_at is not null as is_deleted
         from (select distinct on (message_id) *, count(*) over (partition by message_id) as reports
                 from chat_report where state = $1 order by message_id, created_at, id) r
         join member m on m.id = r.author_id
         join chat_member c on c.member_id = r.author_id
         join member reporter on reporter.id = r.reporter_id
         left join staff s on s.id = r.closed_by
         left join chat_message x on x.id = r.message_id
        order by r.created_at ${direction}, r.id ${direction} limit $2 offset $3`,
      [state, size, (page - 1) * size],
    ),
    house.db.query<{ open: bigint; total: bigint }>(
      `select count(distinct message_id) filter (where state = 'open') as open,
              count(distinct message_id) filter (where state = $1) as total from chat_report`,
      [state],
    ),
  ]);
  const count = counts.rows[0] ?? { open: 0n, total: 0n };
  return {
    items: list.rows.map((row) => ({
      id: row.id,
      message_id: String(row.message_id),
      room: row.room,
      text: row.text,
      is_deleted: row.is_deleted,
      author: presentModerated(row),
      reason: row.because,
      note: row.note,
      reporter_account: row.reporter_account,
      reports: Number(row.reports),
      state: row.state,
      closed_by: row.closed_by ?? '',
      created_at: row.created_at.toISOString(),
    })),
    page,
    page_size: size,
    total: Number(count.total),
    open: Number(count.open),
  };
}
