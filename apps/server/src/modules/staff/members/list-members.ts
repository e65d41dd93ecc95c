import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { findMembers } from './find-members.ts';
import { presentMembers } from './member-row.ts';

/**
 * Members, newest first, a page after a mark; whom a search names exactly stand above the others. A search is recorded, because it shows personal data; of digits only the
 * last four.
 */
export async function listMembers(
  house: House,
  input: InputOf<typeof staff.staffMembers>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffMembers>> {
  return inTransaction(house.db, async (tx) => {
    const { members, next } = await findMembers(tx, {
      search: input.search ?? '',
      ip: input.ip,
      device: input.device,
      after: input.after,
      limit: input.page_size,
    });
    const items = await presentMembers(tx, members);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: 'member.search',
      subjectType: 'member',
      subjectId: '',
      detail: {
        search: maskDigits(input.search ?? ''),
        ...(input.ip !== undefined && { ip: input.ip }),
        ...(input.device !== undefined && { device: input.device }),
        shown: items.length,
      },
    });
    return { items, next };
  });
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
