import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { findMembers } from './find-members.ts';
import { presentMembers } from './member-row.ts';

/** Members, newest first, a page after a mark; whom a search names exactly stand above the others. */
export async function listMembers(
  house: House,
  input: InputOf<typeof staff.staffMembers>,
): Promise<DataOf<typeof staff.staffMembers>> {
  const { members, next } = await findMembers(house.db, {
    search: input.search ?? '',
    ip: input.ip,
    device: input.device,
    after: input.after,
    limit: input.page_size,
  });
  return { items: await presentMembers(house.db, members), next };
}
