import type { InputOf, staffCare } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { knownMember, memberToWriteAbout } from './known-member.ts';

/** A hold that stands, with who of the staff set it. */
export interface Hold {
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/** The hold that keeps a member's data, or null. */
export async function holdOf(db: Queryable, memberId: string): Promise<Hold | null> {
  const { rows } = await db.query<Hold>(
    `select h.reason, s.email as by, h.set_at as at from legal_hold h join staff s on s.id = h.set_by
      where h.member_id = $1 and h.lifted_at is null`,
    [memberId],
  );
  return rows[0] ?? null;
}

/**
 * Keeps a member's data from being erased until the hold is lifted. Fails with `member_unknown`, `state_changed` while one stands, and
 * `account_erased`.
 */
export async function setHold(
  house: House,
  { id, reason }: InputOf<typeof staffCare.staffMemberHold>,
  caller: StaffCaller,
): Promise<Record<string, never>> {
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const { account } = await memberToWriteAbout(tx, id);
    const { rowCount } = await tx.query(
      `insert into legal_hold (member_id, reason, set_by, set_at) values ($1, $2, $3, $4)
       on conflict (member_id) where lifted_at is null do nothing`,
      [id, reason, caller.staff.staffId, at],
    );
    if (rowCount !== 1) throw new AppError('state_changed');
    await recordAudit(tx, actorOf(caller), at, {
      action: 'member.hold',
      subjectType: 'member',
      subjectId: id,
      detail: { account, reason },
    });
    return {};
  });
}

/** Lifts it: an account whose time is over is erased the night after. Fails with `member_unknown`, and `state_changed` when none stands. */
export async function liftHold(
  house: House,
  { id, reason }: InputOf<typeof staffCare.staffMemberHoldLift>,
  caller: StaffCaller,
): Promise<Record<string, never>> {
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const { account } = await knownMember(tx, id);
    const { rowCount } = await tx.query(
      `update legal_hold set lifted_at = $2, lifted_by = $3, lift_reason = $4 where member_id = $1 and lifted_at is null`,
      [id, at, caller.staff.staffId, reason],
    );
    if (rowCount !== 1) throw new AppError('state_changed');
    await recordAudit(tx, actorOf(caller), at, {
      action: 'member.hold_lift',
      subjectType: 'member',
      subjectId: id,
      detail: { account, reason },
    });
    return {};
  });
}
