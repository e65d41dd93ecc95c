import type { DataOf, InputOf, staffLiftings } from '@arara/contract';
import type { House } from '../../../house.ts';
import { type LiftingRow, liftingColumns, liftingSource, presentLifting } from './lifting-row.ts';

/** Asks to lift a blacklisting: those that wait, the oldest first, then the decided ones, the newest first. */
export async function listLiftings(
  house: House,
  input: InputOf<typeof staffLiftings.staffLiftings>,
): Promise<DataOf<typeof staffLiftings.staffLiftings>> {
  const { page, page_size, member_id: memberId = null } = input;
  const { rows } = await house.db.query<LiftingRow>(
    `select ${liftingColumns} from ${liftingSource}
      where $1::uuid is null or l.member_id = $1
      order by l.state <> 'waiting', case when l.state = 'waiting' then l.asked_at end, l.asked_at desc, l.id
      limit $2 offset $3`,
    [memberId, page_size, (page - 1) * page_size],
  );
  const counted = await house.db.query<{ total: bigint }>(
    'select count(*) as total from lifting where $1::uuid is null or member_id = $1',
    [memberId],
  );
  return { items: rows.map(presentLifting), page, page_size, total: Number(counted.rows[0]?.total ?? 0n) };
}
