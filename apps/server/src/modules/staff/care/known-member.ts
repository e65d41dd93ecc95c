import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { findMemberFacts, type MemberFacts } from '../../identity/index.ts';

/** A member by id; fails with `member_unknown`. */
export async function knownMember(db: Queryable, memberId: string): Promise<MemberFacts> {
  const member = await findMemberFacts(db, memberId);
  if (!member) throw new AppError('member_unknown');
  return member;
}

/**
 * The same for what is to be written down about a member: until the transaction ends nobody begins to erase the account. Fails with
 * `account_erased` when somebody has, for what is written then would stay.
 */
export async function memberToWriteAbout(tx: Queryable, memberId: string): Promise<MemberFacts> {
  await tx.query('select from member where id = $1 for no key update', [memberId]);
  const member = await knownMember(tx, memberId);
  if (member.isErasing) throw new AppError('account_erased');
  return member;
}
