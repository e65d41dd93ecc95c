import type { Module } from '../../module.ts';
import { foldFigures, reportCorrections, reportDays } from './reports/index.ts';
import { registerStaff } from './routes.ts';

export { createOrResetStaff } from './access/create-or-reset-staff.ts';
export { ensureFirstStaff } from './access/first-staff.ts';
export { openStaffSessions } from './access/staff-sessions.ts';
export { renewStaffApps } from './access/staff-totp.ts';
export { actorOf, recordAudit, theMachine } from './audit/record-audit.ts';
export { type Detail as AuditDetail, redactAudit } from './audit/redact-audit.ts';
export { verifyAuditChain } from './audit/verify-audit-chain.ts';
export { editsOf, takeTurn } from './growth/edits.ts';
export { openLooks } from './looks/open-looks.ts';
export { askRequest } from './requests/ask-request.ts';
export { addRequestKind } from './requests/kinds.ts';
export type { RequestKind } from './requests/request-kind.ts';
export { memberOf, presentRequest, type RequestRow } from './requests/request-row.ts';

export const staff: Module = {
  name: 'staff',
  register: registerStaff,
  tasks: [foldFigures],
  listeners: [reportDays, reportCorrections],
  // Sessions that were ended since, of accounts that were closed too, would be open again.
  beginAnew: async ({ db, clock }) => {
    await db.query(`update staff_session set ended_at = $1, end_reason = 'expired' where ended_at is null`, [
      clock.now(),
    ]);
  },
};
