export { createOrResetStaff, type StaffCredentials } from './access/create-or-reset-staff.ts';
export { ensureFirstStaff } from './access/first-staff.ts';
export { openStaffSessions, type StaffSessions } from './access/staff-sessions.ts';
export { type AuditCheck, verifyAuditChain } from './audit/verify-audit-chain.ts';
export { registerStaff } from './routes.ts';
