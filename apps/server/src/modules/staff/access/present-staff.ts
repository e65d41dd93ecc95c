import type { DataOf, staff } from '@arara/contract';
import type { StaffSession } from '../../../plugins/caller.ts';
import { rolePermissions } from '../../../plugins/permissions.ts';

/** A staff account by the wire's names, with what its role may do. */
export function presentStaff(
  session: Pick<StaffSession, 'staffId' | 'email' | 'role' | 'mustChangePassword'>,
  hasTwoFactor: boolean,
): DataOf<typeof staff.staffWho> {
  return {
    id: session.staffId,
    email: session.email,
    role: session.role,
    permissions: [...rolePermissions[session.role]],
    has_two_factor: hasTwoFactor,
    must_change_password: session.mustChangePassword,
  };
}
