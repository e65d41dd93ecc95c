import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { closeOnce, mustFindCase } from './case-row.ts';

/** Closes a case that is no abuse: nothing else changes. Fails with `case_unknown` and `state_changed`. */
export async function dismissCase(
  house: House,
  input: InputOf<typeof staff.staffCaseDismiss>,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffCaseDismiss>> {
  const { id, reason } = input;
  const at = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const row = await mustFindCase(tx, id);
    const decision = { id, state: 'dismissed', outcome: null, reason, takenCents: 0n, at } as const;
    const shown = await closeOnce(tx, { ...decision, staffId: caller.staff.staffId });
    await recordAudit(tx, actorOf(caller), at, {
      action: 'case.dismiss',
      subjectType: 'case',
      subjectId: id,
      detail: { member_id: row.member_id ?? '', signal: row.signal, reason },
    });
    return shown;
  });
}
