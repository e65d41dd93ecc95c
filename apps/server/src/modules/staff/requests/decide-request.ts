import type { DataOf, InputOf, staffRequests } from '@arara/contract';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { assertTwoHands, mayStill } from '../access/two-hands.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { kindOf, kindsOf } from './kinds.ts';
import { findRequest, presentRequest, type RequestRow } from './request-row.ts';

/**
 * Carries out what somebody else asked for, or refuses it, once. What it does, the decision and the audit row are one
 * transaction. Whoever may not agree, may refuse.
 * Fails with `request_unknown`, `forbidden`, `state_changed`, with `same_reviewer` when the one who asked agrees, with `asker_gone` when
 * that one may ask for it no more, as `assertTwoHands` does, and as its kind does.
 */
export async function decideRequest(
  house: House,
  { id, is_approved: isApproved }: InputOf<typeof staffRequests.staffRequestDecide>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffRequests.staffRequestDecide>> {
  const found = await findRequest(house.db, id);
  if (!found) throw new AppError('request_unknown');
  if (!kindsOf(caller).includes(found.kind)) throw new AppError('forbidden');
  const kind = kindOf(found.kind);
  if (isApproved && found.state === 'waiting') {
    await assertMayAgree(house.db, house, found, caller);
    await kind.askOthers?.(house, found);
  }
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await kind.lockFirst?.(tx, found);
    const asked = await waitingRequest(tx, id);
    if (isApproved) {
      await assertMayAgree(tx, house, asked, caller);
      await kind.carryOut(tx, house, asked);
    } else await kind.refuse?.(tx, asked);
    const state = isApproved ? 'done' : 'refused';
    await tx.query('update staff_request set state = $2, decided_by = $3, decided_at = $4 where id = $1', [
      id,
      state,
      caller.staff.staffId,
      at,
    ]);
    await recordAudit(tx, actorOf(caller), at, {
      action: isApproved ? kind.did.approve : kind.did.refuse,
      ...kind.subject(asked),
      detail: { ...kind.detail(asked), asked_by: asked.asked_by },
    });
    return presentRequest({ ...asked, state, decided_by: caller.staff.email, decided_at: at });
  });
}

async function assertMayAgree(
  db: Pick<pg.PoolClient, 'query'>,
  house: House,
  asked: RequestRow,
  { staff: { staffId: second } }: StaffCaller,
): Promise<void> {
  const { asker_id: first } = asked;
  if (first === second) throw new AppError('same_reviewer');
  // Who was shut out, or given another role, may have asked with somebody else's hands.
  const { permission, askedWith } = kindOf(asked.kind);
  if (!(await mayStill(db, first, askedWith?.(asked) ?? permission))) throw new AppError('asker_gone');
  await assertTwoHands(db, house, { first, second });
}

async function waitingRequest(tx: pg.PoolClient, id: string): Promise<RequestRow> {
  await tx.query('select from staff_request where id = $1 for update', [id]);
  // Read after the lock: who was faster stands in it.
  const row = await findRequest(tx, id);
  if (!row) throw new Error(`request ${id} is gone`);
  if (row.state !== 'waiting')
    throw new AppError('state_changed', { state: row.state, edited_by: row.decided_by ?? '' });
  return row;
}
