import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { type AuditEntry, actorOf, recordAudit } from '../audit/record-audit.ts';
import { changesBetween } from './changes.ts';
import { takeTurn } from './edits.ts';

/** A sheet of tables, of which one is changed at a time. */
interface SheetEdit<Sheet> {
  readonly subject: string;
  readonly version: number;
  readonly reason: string;
  readonly action: string;
  readonly subjectType: AuditEntry['subjectType'];
  read(db: Queryable): Promise<Sheet>;
  /** The table as the audit log compares it. */
  told(sheet: Sheet): Record<string, string>;
  change(tx: Queryable): Promise<void>;
}

/** Changes a table for whoever saw it last, once, and writes down what became of it. Fails with `state_changed` when somebody was faster. */
export async function editSheet<Sheet>(
  house: House,
  caller: StaffCaller,
  { subject, version, reason, action, subjectType, read, told, change }: SheetEdit<Sheet>,
): Promise<Sheet> {
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await takeTurn(tx, caller, subject, version, now);
    const before = told(await read(tx));
    await change(tx);
    const sheet = await read(tx);
    await recordAudit(tx, actorOf(caller), now, {
      action,
      subjectType,
      subjectId: subject,
      detail: { reason, ...changesBetween(before, told(sheet)) },
    });
    return sheet;
  });
}
