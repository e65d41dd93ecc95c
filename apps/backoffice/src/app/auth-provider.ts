import { CallError, type InputOf, type Permission, staff } from '@arara/contract';
import type { AuthProvider } from 'react-admin';
import { api, keepStaffToken, type StaffMe, staffToken } from '../lib/api.ts';
import { isOfEarlierSitting } from '../lib/going-on.ts';

let me: Promise<StaffMe> | null = null;

/** Who this session is, asked once for each. */
function whoAmI(): Promise<StaffMe> {
  me ??= api(staff.staffWho, {}).catch((error: unknown) => {
    me = null;
    throw error;
  });
  return me;
}

/** Something about the account has changed: the next who asks is told anew. */
export function askAgainWhoIAm(): void {
  me = null;
}

function forget(): void {
  me = null;
  keepStaffToken(null);
}

/** The permission behind each thing a page asks about; of several, any. */
const permissionOf: Record<string, Permission | readonly Permission[]> = {
  'withdrawals.list': 'withdrawals.read',
  'withdrawals.review': 'withdrawals.review',
  'members.list': 'members.read',
  'members.freeze': 'members.freeze',
  'members.note': 'members.note',
  'members.verify': 'members.verify',
  'members.adjust': 'money.adjust',
  'queues.list': 'members.read',
  'queues.money': 'withdrawals.read',
  'support.list': 'support.answer',
  // What waits there is of the kinds that the role decides.
  'requests.list': ['money.adjust', 'cases.decide', 'withdrawals.review', 'members.verify'],
  'team.list': 'team.manage',
  'deposits.list': 'withdrawals.read',
  'cases.list': 'cases.read',
  'cases.decide': 'cases.decide',
  'chat.list': 'chat.moderate',
  'chat.rain': 'chat.rain',
  'reports.list': 'reports.read',
  'reports.export': 'reports.export',
  'growth.list': 'growth.read',
  'growth.edit': 'growth.edit',
  'growth.money': 'growth.money',
  'games.list': 'games.read',
  'games.edit': 'games.edit',
  'games.returns': 'games.returns',
  'games.rounds': 'rounds.read',
  'games.platforms': 'platforms.edit',
  'games.transfers': 'ledger.read',
  'rounds.list': 'rounds.read',
  'ledger.list': 'ledger.read',
  'ledger.methods': 'payments.edit',
  'audit.list': 'audit.read',
};

/** Sessions of the staff API as react-admin asks for them. */
export const authProvider: AuthProvider = {
  login: async (credentials: InputOf<typeof staff.staffLogin>) => {
    const session = await api(staff.staffLogin, credentials);
    keepStaffToken(session.token);
    me = Promise.resolve(session.staff);
  },
  logout: async () => {
    // A session that has ended already cannot be ended again, and that is all the same here.
    if (staffToken() !== null) await api(staff.staffLogout, {}).catch(() => {});
    forget();
  },
  checkAuth: async () => {
    if (staffToken() === null) throw new Error('staff.session_needed');
  },
  checkError: async (error: unknown) => {
    if (error instanceof CallError && error.fail?.code === 401 && !isOfEarlierSitting(error)) {
      forget();
      throw error;
    }
  },
  getIdentity: async () => {
    const { id, email, role, has_two_factor, must_change_password } = await whoAmI();
    return {
      id,
      fullName: email,
      role,
      hasTwoFactor: has_two_factor,
      mustChangePassword: must_change_password,
    };
  },
  getPermissions: async () => (staffToken() === null ? [] : (await whoAmI()).permissions),
  canAccess: async ({ resource, action }) => {
    const needed = [permissionOf[`${resource}.${action}`] ?? []].flat();
    if (needed.length === 0) return false;
    const { permissions } = await whoAmI();
    return needed.some((permission) => permissions.includes(permission));
  },
};
