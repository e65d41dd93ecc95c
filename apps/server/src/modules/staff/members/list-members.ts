import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import type { MemberFacts } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { likeAnywhere, likePrefix } from '../like.ts';
import { presentMembers } from './member-row.ts';

type Input = InputOf<typeof staff.staffMembers>;

/**
 * Members, newest first: `search` is the beginning of an account, CPF or phone, or a part of a name. A search is
 * recorded, because it shows personal data; of digits only the last four.
 */
export async function listMembers(
  house: House,
  input: Input,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffMembers>> {
  return inTransaction(house.db, async (tx) => {
    const { members, total } = await findMembers(tx, input);
    const items = await presentMembers(tx, members);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: 'member.search',
      subjectType: 'member',
      subjectId: '',
      detail: { search: maskDigits(input.search ?? ''), page: input.page, found: total },
    });
    return { items, page: input.page, page_size: input.page_size, total };
  });
}

async function findMembers(
  db: Queryable,
  input: Input,
): Promise<{ members: readonly MemberFacts[]; total: number }> {
  const search = input.search || null;
  const digits = search?.replaceAll(/[\s().+-]/g, '') ?? '';
  const values = [
    search && likePrefix(search.toLowerCase()),
    search && likeAnywhere(search),
    // Fewer digits than an area code and a number's beginning would match nearly everybody.
    /^\d{4,}$/.test(digits) ? likePrefix(digits.replace(/^55(?=\d{11}$)/, '')) : null,
  ];
  const matching = `from member
    where deleted_at is null
      and ($2::text is null or lower(account) like $1 or realname ilike $2 or cpf like $3 or phone like $3)`;
  const count = await db.query<{ total: bigint }>(`select count(*) as total ${matching}`, values);
  const { rows } = await db.query<MemberFacts>(
    `select id as "memberId", account, realname, cpf, phone, email, status, is_demo as "isDemo", lang,
            created_at as "createdAt" ${matching}
      order by created_at desc, id limit $4 offset $5`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  return { members: rows, total: Number(count.rows[0]?.total ?? 0) };
}

/** `529.982.247-25` as `***.***.*47-25`: enough to know what was looked for. */
function maskDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '').length;
  if (digits < 8) return text;
  let seen = 0;
  return text.replaceAll(/\d/g, (digit) => {
    seen += 1;
    return seen > digits - 4 ? digit : '*';
  });
}
