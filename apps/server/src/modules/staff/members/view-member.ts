import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { findMemberFacts } from '../../identity/index.ts';
import { presentMember } from './member-row.ts';

/** One member. Fails with `member_unknown`. */
export async function viewMember(
  house: House,
  input: InputOf<typeof staff.staffMemberGet>,
): Promise<DataOf<typeof staff.staffMemberGet>> {
  const member = await findMemberFacts(house.db, input.id);
  if (!member) throw new AppError('member_unknown');
  return presentMember(house.db, member);
}
