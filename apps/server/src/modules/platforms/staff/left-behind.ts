import type { DataOf, InputOf, staffPlatforms } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { leftDecidableAt } from '../left-behind/end-left-behind.ts';

/**
 * What members have, as last told, on platforms that are connected no more, answer nobody or know them no more, and what the house has paid and the platform
 * has again; the second first, then the largest.
 */
export async function listLeftBehind(
  house: House,
  { page, page_size }: InputOf<typeof staffPlatforms.platformLeftBehind>,
): Promise<DataOf<typeof staffPlatforms.platformLeftBehind>> {
  const answering = house.platforms
    .health()
    .filter(({ state }) => state === 'closed')
    .map(({ code }) => code);
  const source = `platform_player l join platform p on p.code = l.platform and p.kind = 'transfer'
       join member m on m.id = l.member_id
      where (l.balance_cents > 0 and (l.platform <> all($1) or l.forgotten_at is not null)) or l.came_back_at is not null`;
  const { rows } = await house.db.query<{
    member_id: string;
    account: string;
    code: string;
    platform: string;
    cents: bigint;
    made_good_cents: bigint;
    told_at: Date;
    came_back_at: Date | null;
    is_forgotten: boolean;
    is_asked: boolean;
  }>(
    `select l.member_id, m.account, l.platform as code, p.name as platform, l.balance_cents as cents, l.made_good_cents, l.came_back_at,
            l.forgotten_at is not null as is_forgotten,
            greatest(l.created_at, l.balance_at, l.launched_at) as told_at,
            exists (select from staff_request r where r.member_id = l.member_id and r.platform = l.platform and r.state = 'waiting')
              as is_asked
       from ${source}
      order by l.came_back_at is null, l.balance_cents desc, l.member_id, l.platform limit $2 offset $3`,
    [answering, page_size, (page - 1) * page_size],
  );
  const counted = await house.db.query<{ total: bigint; cents: bigint }>(
    `select count(*) as total, coalesce(sum(l.balance_cents), 0)::bigint as cents from ${source}`,
    [answering],
  );
  const [sum] = counted.rows;
  return {
    items: rows.map(({ cents, made_good_cents, told_at, came_back_at, ...row }) => ({
      ...row,
      id: `${row.code}:${row.member_id}`,
      money: formatAmount(cents),
      made_good: formatAmount(made_good_cents),
      told_at: told_at.toISOString(),
      came_back_at: came_back_at?.toISOString() ?? null,
      decidable_at: came_back_at === null ? leftDecidableAt(house, told_at).toISOString() : null,
    })),
    page,
    page_size,
    total: Number(sum?.total ?? 0n),
    money: formatAmount(sum?.cents ?? 0n),
  };
}
