import type { DataOf, InputOf, staffCare } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { knownMember } from '../care/known-member.ts';
import { type AdjustmentRow, presentAdjustment } from './adjustment-row.ts';

/**
 * Asks for a correction of a member's cash; nothing moves before a second person agrees.
 * Fails with `member_unknown` and `demo_not_allowed`.
 */
export async function askAdjustment(
  house: House,
  input: InputOf<typeof staffCare.staffAdjust>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffCare.staffAdjust>> {
  const cents = parseAmount(input.money.replace('-', ''));
  if (cents === null) throw new Error(`the contract let ${input.money} through`);
  const amountCents = input.money.startsWith('-') ? -cents : cents;
  return inTransaction(house.db, async (tx) =>
    presentAdjustment(
      await insertAdjustment(tx, house, caller, {
        memberId: input.id,
        amountCents,
        reason: input.reason,
        caseId: null,
      }),
    ),
  );
}

interface Asked {
  readonly memberId: string;
  /** Below zero is taken from the member. */
  readonly amountCents: bigint;
  readonly reason: string;
  /** The case that asks for it, if one does. */
  readonly caseId: string | null;
}

/** Writes down what is asked for, with its audit row; for a case within the transaction that decides it. */
export async function insertAdjustment(
  tx: Queryable,
  house: House,
  caller: StaffCaller,
  { memberId, amountCents, reason, caseId }: Asked,
): Promise<AdjustmentRow> {
  const at = house.clock.now();
  const member = await knownMember(tx, memberId);
  if (member.isDemo) throw new AppError('demo_not_allowed');
  const { rows } = await tx.query<{ id: string }>(
    `insert into adjustment (member_id, amount_cents, reason, case_id, asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [memberId, amountCents, reason, caseId, caller.staff.staffId, at],
  );
  const [row] = rows;
  if (!row) throw new Error('an insert returned no row');
  await recordAudit(tx, actorOf(caller), at, {
    action: 'adjustment.ask',
    subjectType: 'adjustment',
    subjectId: row.id,
    detail: {
      account: member.account,
      money: formatAmount(amountCents),
      reason,
      ...(caseId !== null && { case_id: caseId }),
    },
  });
  return {
    id: row.id,
    member_id: memberId,
    account: member.account,
    amount_cents: amountCents,
    reason,
    case_id: caseId,
    state: 'waiting',
    asked_by: caller.staff.email,
    asker_id: caller.staff.staffId,
    asked_at: at,
    decided_by: null,
    decided_at: null,
  };
}
