import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { hashPassword } from '../../identity/index.ts';
import { recordAudit, theMachine } from '../audit/record-audit.ts';
import { newPassword } from './create-or-reset-staff.ts';
import { accountByEmail, hasStaff, insertStaff, normalEmail } from './staff-accounts.ts';

const emailOfNobody = 'admin@arara.local';

/**
 * Makes sure that somebody can open the back office: the account of STAFF_EMAIL when it does not exist yet, or, with
 * no staff at all, one with a password made here. Returns the lines to print; a made password is shown this once.
 */
export async function ensureFirstStaff(house: House): Promise<string[]> {
  const { STAFF_EMAIL, STAFF_PASSWORD } = house.env;
  const email = normalEmail(STAFF_EMAIL ?? emailOfNobody);
  const isNeeded = STAFF_EMAIL ? !(await accountByEmail(house.db, email)) : !(await hasStaff(house.db));
  if (!isNeeded) return [];
  const password = STAFF_PASSWORD ?? newPassword();
  const passwordHash = await hashPassword(password);
  const isCreated = await inTransaction(house.db, async (tx) => {
    const at = house.clock.now();
    const id = await insertStaff(tx, { email, passwordHash, role: 'admin', at });
    // Another instance that starts at the same moment was first.
    if (!id) return false;
    await recordAudit(tx, theMachine, at, {
      action: 'staff.create',
      subjectType: 'staff',
      subjectId: id,
      detail: { email, role: 'admin' },
    });
    return true;
  });
  if (!isCreated) return [];
  return STAFF_PASSWORD
    ? [`staff: ${email} created, with the password of STAFF_PASSWORD`]
    : [`staff: ${email} created, password ${password} (shown this once; npm run staff makes a new one)`];
}
