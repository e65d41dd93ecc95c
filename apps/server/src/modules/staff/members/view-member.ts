import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { staffMay } from '../../../plugins/permissions.ts';
import { standsAgainst } from '../../account/index.ts';
import { findMemberFacts, hasTwoFactor, type MemberFacts } from '../../identity/index.ts';
import { holdOf } from '../care/legal-hold.ts';
import { presentMember } from './member-row.ts';

type Shown = DataOf<typeof staff.staffMemberGet>;

/** One member, and what becomes of the data. Fails with `member_unknown`. */
export async function viewMember(
  house: House,
  input: InputOf<typeof staff.staffMemberGet>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffMemberGet>> {
  const member = await findMemberFacts(house.db, input.id);
  if (!member) throw new AppError('member_unknown');
  const hold = await holdOf(house.db, member.memberId);
  return {
    ...(await presentMember(house.db, member)),
    phone: staffMay(caller.staff.role, 'members.verify') ? member.phone : '',
    has_two_factor: await hasTwoFactor(house.db, member.memberId),
    password_set_anew_at: member.passwordSetAnewAt?.toISOString() ?? null,
    ...(await erasureOf(house, member)),
    hold: hold && { ...hold, at: hold.at.toISOString() },
  };
}

/** When a closed account is erased, and what would keep it from that today. */
async function erasureOf(house: House, member: MemberFacts): Promise<Pick<Shown, 'erases_at' | 'kept_by'>> {
  const { memberId, status, closedAt, erasedAt } = member;
  if (status !== 'closed' || closedAt === null || erasedAt !== null) return { erases_at: null, kept_by: [] };
  const { rows } = await house.db.query<{ at: Date }>(
    'select $1::timestamptz + make_interval(years => $2) as at',
    [closedAt, house.env.RETAIN_YEARS],
  );
  return {
    erases_at: rows[0]?.at.toISOString() ?? null,
    kept_by: member.isErasing ? [] : await standsAgainst(house.db, memberId),
  };
}
