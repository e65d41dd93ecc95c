import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { listCases as findCases } from '../../abuse/index.ts';
import { presentCase } from './case-row.ts';

/** Cases, newest first. */
export async function listCases(
  house: House,
  input: InputOf<typeof staff.staffCases>,
): Promise<DataOf<typeof staff.staffCases>> {
  const { rows, total, open } = await findCases(house.db, {
    state: input.state ?? null,
    signal: input.signal ?? null,
    memberId: input.member_id ?? null,
    page: input.page,
    pageSize: input.page_size,
  });
  return { items: rows.map(presentCase), page: input.page, page_size: input.page_size, total, open };
}
