import type { DataOf, InputOf, staffCare } from '@arara/contract';
import type { House } from '../../../house.ts';
import { readNumberedPage } from '../../../plugins/numbered-page.ts';
import { knownMember } from './known-member.ts';

interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly ip: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly end_reason: string | null;
}

/** A member's sessions, open and ended, newest first. Fails with `member_unknown`. */
export async function listDevices(
  house: House,
  input: InputOf<typeof staffCare.staffMemberDevices>,
): Promise<DataOf<typeof staffCare.staffMemberDevices>> {
  const { page, page_size } = input;
  await knownMember(house.db, input.id);
  const { rows, total } = await readNumberedPage<SessionRow>(
    house.db,
    `select id, device, ip, created_at, last_seen_at, end_reason, count(*) over () as total
       from session where member_id = $1
      order by last_seen_at desc, id`,
    [input.id],
    input,
  );
  return {
    items: rows.map(({ created_at, last_seen_at, end_reason, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      end_reason: end_reason ?? '',
    })),
    page,
    page_size,
    total,
  };
}
