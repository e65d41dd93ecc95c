import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { nextMark, readIdMark } from '../reports/row-page.ts';
import { findMembers } from './find-members.ts';
import { presentMembers } from './member-row.ts';

/** Members, newest first, a page after a mark. */
export async function listMembers(
  house: House,
  input: InputOf<typeof staff.staffMembers>,
): Promise<DataOf<typeof staff.staffMembers>> {
  const members = await findMembers(house.db, {
    search: input.search ?? '',
    ip: input.ip,
    device: input.device,
    after: readIdMark(input.after),
    limit: input.page_size,
  });
  return {
    items: await presentMembers(house.db, members),
    next: nextMark(
      members.map(({ memberId, at_text }) => ({ id: memberId, at_text })),
      input.page_size,
    ),
  };
}
