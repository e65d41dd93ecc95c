import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { endStaffSession } from './staff-sessions.ts';

/** Ends this staff session; its token is dead before the answer leaves. */
export async function logoutStaff(
  house: House,
  _input: unknown,
  caller: StaffCaller,
): Promise<Record<string, never>> {
  const { sessionId } = caller.staff;
  const now = house.clock.now();
  await inTransaction(house.db, async (tx) => {
    if (!(await endStaffSession(tx, sessionId, 'logout', now))) return;
    await recordAudit(tx, actorOf(caller), now, {
      action: 'staff.logout',
      subjectType: 'staff_session',
      subjectId: sessionId,
      detail: {},
    });
  });
  return {};
}
