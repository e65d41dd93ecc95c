import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { likePrefix } from '../like.ts';

interface Row {
  readonly id: bigint;
  readonly at: Date;
  readonly staff_email: string;
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly detail: unknown;
  readonly hash: string;
}

/** The audit log, newest first; `search` is the beginning of an e-mail or an action, or a whole subject id. */
export async function listAudit(
  house: House,
  input: InputOf<typeof staff.staffAudit>,
): Promise<DataOf<typeof staff.staffAudit>> {
  const search = input.search ? input.search.toLowerCase() : null;
  const values = [search, search && likePrefix(search)];
  const matching = `from audit_log
    where ($1::text is null or subject_id = $1 or staff_email like $2 or action like $2)`;
  const count = await house.db.query<{ total: bigint }>(`select count(*) as total ${matching}`, values);
  const { rows } = await house.db.query<Row>(
    `select id, at, staff_email, action, subject_type, subject_id, detail, hash ${matching}
      order by id desc limit $3 offset $4`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  return {
    items: rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() })),
    page: input.page,
    page_size: input.page_size,
    total: Number(count.rows[0]?.total ?? 0),
  };
}
