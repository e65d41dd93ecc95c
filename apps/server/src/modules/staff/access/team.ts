import type { DataOf, InputOf, staffAccess } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { hashPassword } from '../../identity/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { newPassword } from './create-or-reset-staff.ts';
import { insertStaff, normalEmail, type StaffRole } from './staff-accounts.ts';
import { forgetEveryStaffTry } from './tries-of.ts';

interface ColleagueRow {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly is_active: boolean;
  readonly has_two_factor: boolean;
  readonly last_seen_at: Date | null;
  readonly created_at: Date;
}

/** Every account of the staff, by e-mail. */
export async function listTeam(house: House): Promise<DataOf<typeof staffAccess.staffTeam>> {
  return { items: (await readTeam(house.db, null)).map(presentColleague) };
}

/** Opens an account with a password that is told this once and good for one login. Fails with `staff_email_taken`. */
export async function addColleague(
  house: House,
  input: InputOf<typeof staffAccess.staffTeamAdd>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffAccess.staffTeamAdd>> {
  const email = normalEmail(input.email);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await holdTeam(tx, caller);
    const id = await insertStaff(tx, {
      email,
      passwordHash,
      role: input.role,
      at,
      madeBy: caller.staff.staffId,
    });
    if (id === null) throw new AppError('staff_email_taken');
    const shown = await readColleague(tx, id);
    await recordAudit(tx, actorOf(caller), at, {
      action: 'staff.create',
      subjectType: 'staff',
      subjectId: id,
      detail: { email, role: input.role },
    });
    return { ...shown, password };
  });
}

/**
 * Changes role, access or second factor of an account; its sessions end. Nobody changes the own account, so that the
 * last administrator stays one. Fails with `staff_unknown` and `own_account`.
 */
export async function changeColleague(
  house: House,
  input: InputOf<typeof staffAccess.staffTeamChange>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffAccess.staffTeamChange>> {
  if (input.id === caller.staff.staffId) throw new AppError('own_account');
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await holdTeam(tx, caller, input.id);
    const before = await tx.query<{ role: StaffRole }>('select role from staff where id = $1', [input.id]);
    const fromRole = before.rows[0]?.role;
    if (fromRole === undefined) throw new AppError('staff_unknown');
    await tx.query(
      `update staff set role = coalesce($2, role), is_active = coalesce($3, is_active), updated_at = $4,
              role_by = case when $2 <> role then $5 else role_by end,
              role_at = case when $2 <> role then $4 else role_at end
        where id = $1`,
      [input.id, input.role ?? null, input.is_active ?? null, at, caller.staff.staffId],
    );
    if (input.forget_two_factor) await tx.query('delete from staff_totp where staff_id = $1', [input.id]);
    await tx.query(
      `update staff_session set ended_at = $2, end_reason = 'expired' where staff_id = $1 and ended_at is null`,
      [input.id, at],
    );
    const shown = await readColleague(tx, input.id);
    await recordAudit(tx, actorOf(caller), at, {
      action: 'staff.change',
      subjectType: 'staff',
      subjectId: input.id,
      detail: {
        email: shown.email,
        role: shown.role,
        ...(fromRole !== shown.role && { from_role: fromRole }),
        is_active: shown.is_active,
        forgot_two_factor: input.forget_two_factor ?? false,
        reason: input.reason,
      },
    });
    return shown;
  });
}

/**
 * Gives an account a new password that is told this once and good for one login; its sessions end, and a lock-out is lifted.
 * Fails with `staff_unknown` and `own_account`.
 */
export async function resetColleague(
  house: House,
  input: InputOf<typeof staffAccess.staffTeamReset>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffAccess.staffTeamReset>> {
  if (input.id === caller.staff.staffId) throw new AppError('own_account');
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await holdTeam(tx, caller, input.id);
    const { rowCount } = await tx.query(
      `update staff set password_hash = $2, password_kind = 'told', updated_at = $3, handled_by = $4, handled_at = $3
        where id = $1`,
      [input.id, passwordHash, at, caller.staff.staffId],
    );
    if (rowCount === 0) throw new AppError('staff_unknown');
    await tx.query(
      `update staff_session set ended_at = $2, end_reason = 'password_changed' where staff_id = $1 and ended_at is null`,
      [input.id, at],
    );
    const shown = await readColleague(tx, input.id);
    await forgetEveryStaffTry(tx, shown.email);
    await recordAudit(tx, actorOf(caller), at, {
      action: 'staff.reset',
      subjectType: 'staff',
      subjectId: input.id,
      detail: { email: shown.email, role: shown.role, reason: input.reason },
    });
    return { ...shown, password };
  });
}

/**
 * Holds the account that is changed and the one who changes it, and looks once more whether the session of the latter is open: of two
 * administrators who close each other one stays, and who has just been closed makes no accounts. Fails with `session_expired`.
 */
async function holdTeam(
  tx: Queryable,
  { staff: { staffId, sessionId } }: StaffCaller,
  id = staffId,
): Promise<void> {
  await tx.query('select from staff where id = any($1::uuid[]) order by id for no key update', [
    [staffId, id],
  ]);
  const { rowCount } = await tx.query('select from staff_session where id = $1 and ended_at is null', [
    sessionId,
  ]);
  if (rowCount !== 1) throw new AppError('session_expired');
}

async function readColleague(tx: Queryable, id: string) {
  const [row] = await readTeam(tx, id);
  if (!row) throw new AppError('staff_unknown');
  return presentColleague(row);
}

async function readTeam(db: Queryable, id: string | null): Promise<ColleagueRow[]> {
  const { rows } = await db.query<ColleagueRow>(
    `select a.id, a.email, a.role, a.is_active, a.created_at, t.confirmed_at is not null as has_two_factor,
            (select max(last_seen_at) from staff_session s where s.staff_id = a.id) as last_seen_at
       from staff a left join staff_totp t on t.staff_id = a.id
      where $1::uuid is null or a.id = $1
      order by a.email`,
    [id],
  );
  return rows;
}

function presentColleague({ last_seen_at, created_at, ...row }: ColleagueRow) {
  return { ...row, last_seen_at: last_seen_at?.toISOString() ?? '', created_at: created_at.toISOString() };
}
