import type { DataOf, InputOf, staffLiftings } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { assertTwoHands } from '../access/same-hand.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { type LiftingRow, liftingColumns, liftingSource, presentLifting } from './lifting-row.ts';

/**
 * Lifts a blacklisting or refuses to, once. The member may log in again, unless the account was closed before; sessions that ended stay so. A blacklisting neither moves
 * nor holds money, so there is none to give back: what was refused meanwhile (rewards, the agent's commission of those days) is not
 * paid later.
 * Fails with `lifting_unknown`, `state_changed`, `same_reviewer` when the one who asked agrees, and `same_hand`.
 */
export async function decideLifting(
  house: House,
  { id, is_approved: isApproved }: InputOf<typeof staffLiftings.staffLiftingDecide>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffLiftings.staffLiftingDecide>> {
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const asked = await waitingLifting(tx, id);
    if (isApproved) {
      if (asked.asker_id === caller.staff.staffId) throw new AppError('same_reviewer');
      await assertTwoHands(tx, [asked.asker_id, caller.staff.staffId], at);
      const { rowCount } = await tx.query(
        `update member set status = case when closed_at is null then 'active' else 'closed' end, updated_at = $2
          where id = $1 and status = 'blacklisted'`,
        [asked.member_id, at],
      );
      // Nothing else lets a blacklisted member go, so one who is asked about here is one.
      if (rowCount !== 1) throw new Error(`member ${asked.member_id} is not blacklisted`);
    }
    const state = isApproved ? 'done' : 'refused';
    await tx.query('update lifting set state = $2, decided_by = $3, decided_at = $4 where id = $1', [
      id,
      state,
      caller.staff.staffId,
      at,
    ]);
    await recordAudit(tx, actorOf(caller), at, {
      action: isApproved ? 'member.lift' : 'member.lifting_refuse',
      subjectType: 'member',
      subjectId: asked.member_id,
      detail: { account: asked.account, reason: asked.reason, asked_by: asked.asked_by },
    });
    return presentLifting({ ...asked, state, decided_by: caller.staff.email, decided_at: at });
  });
}

async function waitingLifting(tx: Queryable, id: string): Promise<LiftingRow> {
  await tx.query('select from lifting where id = $1 for update', [id]);
  // Read after the lock: who was faster stands in it.
  const { rows } = await tx.query<LiftingRow>(
    `select ${liftingColumns} from ${liftingSource} where l.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new AppError('lifting_unknown');
  if (row.state !== 'waiting')
    throw new AppError('state_changed', { state: row.state, edited_by: row.decided_by ?? '' });
  return row;
}
