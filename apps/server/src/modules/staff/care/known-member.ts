import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { findMemberFacts, type MemberFacts } from '../../identity/index.ts';

/** A member by id; fails with `member_unknown`. */
export async function knownMember(db: Queryable, memberId: string): Promise<MemberFacts> {
  const member = await findMemberFacts(db, memberId);
  if (!member) throw new AppError('member_unknown');
  return member;
}
