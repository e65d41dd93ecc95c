import type { Permission } from '@arara/contract';
import type { StaffSession } from './caller.ts';

/** What each staff role may do; the server's word, read by the back office too. */
export const rolePermissions: Record<StaffSession['role'], readonly Permission[]> = {
  support: ['members.read', 'withdrawals.read'],
  finance: ['members.read', 'withdrawals.read', 'withdrawals.review'],
  risk: ['members.read', 'members.freeze', 'withdrawals.read', 'audit.read', 'cases.read', 'cases.decide'],
  content: [],
  admin: [
    'members.read',
    'members.freeze',
    'withdrawals.read',
    'withdrawals.review',
    'audit.read',
    'cases.read',
    'cases.decide',
  ],
};

export function staffMay(role: StaffSession['role'], permission: Permission): boolean {
  return rolePermissions[role].includes(permission);
}
