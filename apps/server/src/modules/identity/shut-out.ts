import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Caller } from '../../plugins/caller.ts';
import { type LoginMethod, recordLogin } from './history/login-events.ts';
import type { MemberStatus } from './queries.ts';

/** The failure of a member who has proved who it is and may not come in: frozen, or gone by closing. The history tells of the try. */
export async function shutOut(
  house: House,
  member: { readonly id: string; readonly status: MemberStatus },
  method: LoginMethod,
  caller: Caller,
): Promise<AppError> {
  const isClosed = member.status === 'closed';
  const outcome = isClosed ? 'closed' : 'frozen';
  await recordLogin(house.db, { memberId: member.id, method, outcome, caller, at: house.clock.now() });
  return new AppError(isClosed ? 'account_closed' : 'member_frozen');
}
