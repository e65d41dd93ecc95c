import { CallError, type Permission, staff } from '@arara/contract';
import type { AuthProvider } from 'react-admin';
import { api, keepStaffToken, type StaffMe, staffToken } from '../lib/api.ts';

let me: Promise<StaffMe> | null = null;

/** Who this session is, asked once for each. */
function whoAmI(): Promise<StaffMe> {
  me ??= api(staff.staffWho, {}).catch((error: unknown) => {
    me = null;
    throw error;
  });
  return me;
}

function forget(): void {
  me = null;
  keepStaffToken(null);
}

/** The permission behind each thing a page asks about. */
const permissionOf: Record<string, Permission> = {
  'withdrawals.list': 'withdrawals.read',
  'withdrawals.review': 'withdrawals.review',
  'members.list': 'members.read',
  'members.freeze': 'members.freeze',
  'deposits.list': 'withdrawals.read',
  'cases.list': 'cases.read',
  'cases.decide': 'cases.decide',
  'audit.list': 'audit.read',
};

/** Sessions of the staff API as react-admin asks for them. */
export const authProvider: AuthProvider = {
  login: async ({ email, password }: { email: string; password: string }) => {
    const session = await api(staff.staffLogin, { email, password });
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
    if (error instanceof CallError && error.fail?.code === 401) {
      forget();
      throw error;
    }
  },
  getIdentity: async () => {
    const { id, email, role } = await whoAmI();
    return { id, fullName: email, role };
  },
  getPermissions: async () => (staffToken() === null ? [] : (await whoAmI()).permissions),
  canAccess: async ({ resource, action }) => {
    const permission = permissionOf[`${resource}.${action}`];
    return permission !== undefined && (await whoAmI()).permissions.includes(permission);
  },
};
