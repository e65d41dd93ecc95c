import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { closeCase } from '../../abuse/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { caseChanged, mustFindCase, presentCase } from './case-row.ts';

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
    if (!(await closeCase(tx, { ...decision, staffId: caller.staff.staffId })))
      throw caseChanged(await mustFindCase(tx, id));
    const shown = presentCase(await mustFindCase(tx, id));
    await recordAudit(tx, actorOf(caller), at, {
      action: 'case.dismiss',
      subjectType: 'case',
      subjectId: id,
      detail: { member_id: row.member_id ?? '', signal: row.signal, reason },
    });
    return shown;
  });
}
