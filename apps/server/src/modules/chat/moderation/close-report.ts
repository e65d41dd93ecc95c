import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../../staff/index.ts';

/** Closes a report and the others about the same message. Fails with `chat_report_unknown` and `state_changed`. */
export async function closeReport(
  house: House,
  { id }: { id: string },
  caller: StaffCaller,
): Promise<Record<string, never>> {
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ message_id: bigint }>(
      'select message_id from chat_report where id = $1',
      [id],
    );
    const [report] = rows;
    if (!report) throw new AppError('chat_report_unknown');
    const messageId = String(report.message_id);
    const closed = await closeReportsOf(tx, { messageId, staffId: caller.staff.staffId, now });
    if (closed === 0) throw new AppError('state_changed');
    await recordAudit(tx, actorOf(caller), now, {
      action: 'chat.dismiss',
      subjectType: 'chat_message',
      subjectId: messageId,
      detail: { reports: closed },
    });
    return {};
  });
}

/** Closes what is open about a message; gives how many reports that were. */
export async function closeReportsOf(
  tx: Queryable,
  { messageId, staffId, now }: { messageId: string; staffId: string; now: Date },
): Promise<number> {
  const { rowCount } = await tx.query(
    `update chat_report set state = 'closed', closed_by = $2, closed_at = $3
      where message_id = $1 and state = 'open'`,
    [messageId, staffId, now],
  );
  return rowCount ?? 0;
}
