import type { DataOf, InputOf, staffCare } from '@arara/contract';
import { parseAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { knownMember } from '../care/known-member.ts';
import { presentAdjustment } from './adjustment-row.ts';

/**
 * Asks for a correction of a member's cash; nothing moves before a second person agrees.
 * Fails with `member_unknown` and `demo_not_allowed`.
 */
export async function askAdjustment(
  house: House,
  input: InputOf<typeof staffCare.staffAdjust>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffCare.staffAdjust>> {
  const at = house.clock.now();
  const cents = parseAmount(input.money.replace('-', ''));
  if (cents === null) throw new Error(`the contract let ${input.money} through`);
  const amountCents = input.money.startsWith('-') ? -cents : cents;
  return inTransaction(house.db, async (tx) => {
    const member = await knownMember(tx, input.id);
    if (member.isDemo) throw new AppError('demo_not_allowed');
    const { rows } = await tx.query<{ id: string }>(
      `insert into adjustment (member_id, amount_cents, reason, asked_by, asked_at) values ($1, $2, $3, $4, $5)
       returning id`,
      [member.memberId, amountCents, input.reason, caller.staff.staffId, at],
    );
    const [row] = rows;
    if (!row) throw new Error('an insert returned no row');
    await recordAudit(tx, actorOf(caller), at, {
      action: 'adjustment.ask',
      subjectType: 'adjustment',
      subjectId: row.id,
      detail: { account: member.account, money: input.money, reason: input.reason },
    });
    return presentAdjustment({
      id: row.id,
      member_id: member.memberId,
      account: member.account,
      amount_cents: amountCents,
      reason: input.reason,
      state: 'waiting',
      asked_by: caller.staff.email,
      asker_id: caller.staff.staffId,
      asked_at: at,
      decided_by: null,
      decided_at: null,
    });
  });
}
