import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { listCases as findCases } from '../../abuse/index.ts';
import { nextMark, readIdMark } from '../reports/row-page.ts';
import { presentCase } from './case-row.ts';

/** Cases, newest first, a page after a mark. */
export async function listCases(
  house: House,
  input: InputOf<typeof staff.staffCases>,
): Promise<DataOf<typeof staff.staffCases>> {
  const rows = await findCases(house.db, {
    state: input.state ?? null,
    signal: input.signal ?? null,
    memberId: input.member_id ?? null,
    after: readIdMark(input.after),
    limit: input.page_size,
  });
  return {
    items: rows.map(({ at_text: _, ...row }) => presentCase(row)),
    next: nextMark(rows, input.page_size),
  };
}
