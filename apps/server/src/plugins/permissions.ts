import type { Permission } from '@arara/contract';
import type { StaffSession } from './caller.ts';

/** What each staff role may do; the server's word, read by the back office too. */
export const rolePermissions: Record<StaffSession['role'], readonly Permission[]> = {
  support: ['members.read', 'members.note', 'withdrawals.read', 'chat.moderate', 'games.read', 'rounds.read'],
  finance: [
    'members.read',
    'members.note',
    'money.adjust',
    'withdrawals.read',
    'withdrawals.review',
    'reports.read',
    'reports.export',
    'games.read',
    'games.returns',
    'rounds.read',
    'ledger.read',
  ],
  risk: [
    'members.read',
    'members.freeze',
    'members.note',
    'withdrawals.read',
    'audit.read',
    'cases.read',
    'cases.decide',
    'chat.moderate',
    'reports.read',
    'games.read',
    'games.returns',
    'rounds.read',
    'ledger.read',
  ],
  content: ['growth.read', 'growth.edit', 'games.read', 'games.edit'],
  admin: [
    'team.manage',
    'money.adjust',
    'members.read',
    'members.freeze',
    'members.note',
    'withdrawals.read',
    'withdrawals.review',
    'audit.read',
    'cases.read',
    'cases.decide',
    'chat.moderate',
    'chat.rain',
    'reports.read',
    'reports.export',
    'growth.read',
    'growth.edit',
    'games.read',
    'games.edit',
    'games.returns',
    'rounds.read',
    'ledger.read',
  ],
};

export function staffMay(role: StaffSession['role'], permission: Permission): boolean {
  return rolePermissions[role].includes(permission);
}
