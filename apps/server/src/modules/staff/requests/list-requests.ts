import type { DataOf, InputOf, staffRequests } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { kindsOf } from './kinds.ts';
import { presentRequest, type RequestRow, requestColumns, requestSource } from './request-row.ts';

/** Requests of the kinds that the caller may decide, if any: those that wait, the oldest first, then the others, the newest first. */
export async function listRequests(
  house: House,
  input: InputOf<typeof staffRequests.staffRequests>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffRequests.staffRequests>> {
  const { page, page_size, member_id: memberId = null } = input;
  const kinds = kindsOf(caller);
  const { rows } = await house.db.query<RequestRow>(
    `select ${requestColumns} from ${requestSource}
      where r.kind = any($1) and ($2::uuid is null or r.member_id = $2)
      order by r.state <> 'waiting', case when r.state = 'waiting' then r.asked_at end, r.asked_at desc, r.id
      limit $3 offset $4`,
    [kinds, memberId, page_size, (page - 1) * page_size],
  );
  const counted = await house.db.query<{ total: bigint; waiting: bigint; waiting_for_me: bigint }>(
    `select count(*) as total, count(*) filter (where state = 'waiting') as waiting,
            count(*) filter (where state = 'waiting' and asked_by <> $3) as waiting_for_me
       from staff_request where kind = any($1) and ($2::uuid is null or member_id = $2)`,
    [kinds, memberId, caller.staff.staffId],
  );
  const [count] = counted.rows;
  return {
    items: rows.map(presentRequest),
    page,
    page_size,
    total: Number(count?.total ?? 0n),
    waiting: Number(count?.waiting ?? 0n),
    waiting_for_me: Number(count?.waiting_for_me ?? 0n),
  };
}
