import type { DataOf, InputOf, staffCare } from '@arara/contract';
import { houseAccounts, post } from '@arara/ledger';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { reopenCase } from '../../abuse/index.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { assertTwoHands } from '../access/same-hand.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import {
  type AdjustmentRow,
  adjustmentColumns,
  adjustmentSource,
  presentAdjustment,
} from './adjustment-row.ts';

/**
 * Carries a correction out or refuses it, once. The money, the decision and the audit row are one transaction. A case whose
 * correction is refused is open again.
 * Fails with `adjustment_unknown`, `state_changed`, `same_reviewer` when the one who asked agrees, `same_hand`
 * when one of the two has the other's account in hand, and `insufficient_funds` when there is less cash than is to be taken.
 */
export async function decideAdjustment(
  house: House,
  input: InputOf<typeof staffCare.staffAdjustmentDecide>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffCare.staffAdjustmentDecide>> {
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const asked = await waitingAdjustment(tx, input.id);
    if (input.is_approved) {
      if (asked.asker_id === caller.staff.staffId) throw new AppError('same_reviewer');
      await assertTwoHands(tx, [asked.asker_id, caller.staff.staffId], at);
      await moveCash(tx, house, asked);
    }
    if (!input.is_approved && asked.case_id !== null) await reopenCase(tx, asked.case_id);
    await tx.query('update adjustment set state = $2, decided_by = $3, decided_at = $4 where id = $1', [
      asked.id,
      input.is_approved ? 'done' : 'refused',
      caller.staff.staffId,
      at,
    ]);
    await recordAudit(tx, actorOf(caller), at, {
      action: input.is_approved ? 'adjustment.approve' : 'adjustment.refuse',
      subjectType: 'adjustment',
      subjectId: asked.id,
      detail: {
        account: asked.account,
        money: formatAmount(asked.amount_cents),
        reason: asked.reason,
        ...(asked.case_id !== null && { case_id: asked.case_id }),
      },
    });
    return presentAdjustment({
      ...asked,
      state: input.is_approved ? 'done' : 'refused',
      decided_by: caller.staff.email,
      decided_at: at,
    });
  });
}

async function waitingAdjustment(tx: Queryable, id: string): Promise<AdjustmentRow> {
  await tx.query('select from adjustment where id = $1 for update', [id]);
  // Read after the lock: who was faster stands in it.
  const { rows } = await tx.query<AdjustmentRow>(
    `select ${adjustmentColumns} from ${adjustmentSource} where a.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new AppError('adjustment_unknown');
  if (row.state !== 'waiting')
    throw new AppError('state_changed', { state: row.state, edited_by: row.decided_by ?? '' });
  return row;
}

async function moveCash(tx: Queryable, house: House, asked: AdjustmentRow): Promise<void> {
  const { member_id: memberId, amount_cents: amountCents } = asked;
  const { cash } = (await lockedBalances(tx, memberId)).wallets;
  const isGiven = amountCents > 0n;
  if (!isGiven && cash.balanceCents < -amountCents) throw new AppError('insufficient_funds');
  await post(tx, {
    from: isGiven ? houseAccounts.adjustments : cash.accountId,
    to: isGiven ? cash.accountId : houseAccounts.adjustments,
    amountCents: isGiven ? amountCents : -amountCents,
    // A case takes once, and the member reads why.
    kind: asked.case_id === null ? 'adjustment' : 'abuse_deduction',
    reference: asked.case_id ?? asked.id,
  });
  await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
}
