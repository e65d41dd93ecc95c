import type { Queryable } from '../../../plugins/transaction.ts';
import { type AuditValues, digestOf, keptHashOf } from './audit-hash.ts';
import { lockChain, recordAudit, theMachine } from './record-audit.ts';

/** The row that tells of rows which something personal was taken out of; its subject is the digest of what they still say. */
export const redactAction = 'audit.redact';

export type Detail = Readonly<Record<string, unknown>>;

/**
 * Takes something out of the details of rows of the audit log: `left` gives what stays of one, some of its entries and no others. The
 * rows say from then on that something was taken (`erased`), keep their place and their hash, and one row at the end of the log tells
 * of all of them, so that whoever verifies the log still finds a change that nobody told of. Gives how many rows were changed; rows of
 * which nothing is taken stay as they are. Within a transaction of its own: until it ends no action can be recorded.
 */
export async function redactAudit(
  tx: Queryable,
  at: Date,
  ids: readonly bigint[],
  left: (detail: Detail) => Detail,
): Promise<number> {
  if (ids.length === 0) return 0;
  await lockChain(tx);
  const { rows } = await tx.query<AuditValues & { hash: string; detail: Detail }>(
    `select id, at, staff_id, staff_email, ip, action, subject_type, subject_id, detail, hash
       from audit_log where id = any($1::bigint[]) order by id`,
    [ids.map(String)],
  );
  const changed = rows.flatMap((row) => {
    const stays = left(row.detail);
    if (Object.keys(stays).length === Object.keys(row.detail).length) return [];
    const detail = { ...stays, erased: true };
    return [{ id: row.id, detail, kept: keptHashOf({ ...row, detail }) }];
  });
  if (changed.length === 0) return 0;
  const auditId = await recordAudit(tx, theMachine, at, {
    action: redactAction,
    subjectType: 'audit',
    subjectId: digestOf(changed),
    detail: { rows: changed.length },
  });
  await tx.query('select audit_redact($1, $2::bigint[], $3::jsonb[], $4::text[])', [
    String(auditId),
    changed.map(({ id }) => String(id)),
    changed.map(({ detail }) => JSON.stringify(detail)),
    changed.map(({ kept }) => kept),
  ]);
  return changed.length;
}
