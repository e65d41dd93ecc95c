import type { Queryable } from '../../../plugins/transaction.ts';
import { type AuditValues, digestOf, firstHash, hashOf, keptHashOf } from './audit-hash.ts';
import { redactAction } from './redact-audit.ts';

interface AuditCheck {
  readonly rows: number;
  /** The hash of the last good row. Kept elsewhere, it also shows whether the end of the log was cut off. */
  readonly head: string;
  /** The first row that is not what was written, or that should stand there and does not; null when all are good. */
  readonly brokenAt: bigint | null;
}

/** `kept` is null for a row that says all it was written with. */
type StoredRow = AuditValues & { readonly hash: string; readonly kept: string | null };

const pageRows = 1000;

/** Where the reading of the log stands: its last row that was found good, and the hash of that row. */
interface ChainMark {
  readonly last: bigint;
  readonly head: string;
}

const beginning: ChainMark = { last: 0n, head: firstHash };

/** Reads the audit log from its beginning and computes every hash again. */
export async function verifyAuditChain(db: Queryable): Promise<AuditCheck> {
  const { last, head, brokenAt } = await verifyAfter(db, beginning, Number.POSITIVE_INFINITY);
  return { rows: Number(last), head, brokenAt };
}

/** The same from a mark on, for so many rows. */
export async function verifyAfter(
  db: Queryable,
  from: ChainMark | null,
  rowsMax: number,
): Promise<ChainMark & { brokenAt: bigint | null; isEnd: boolean }> {
  let { last, head } = from ?? beginning;
  for (let read = 0; read < rowsMax; read += pageRows) {
    const rows = await readAfter(db, last);
    for (const row of rows) {
      const isNext = row.id === last + 1n && (await isAsWritten(db, head, row));
      if (!isNext) return { last, head, brokenAt: last + 1n, isEnd: true };
      last = row.id;
      head = row.hash;
    }
    if (rows.length < pageRows) return { last, head, brokenAt: null, isEnd: true };
  }
  return { last, head, brokenAt: null, isEnd: false };
}

/**
 * Whether a row is what was written, or what was left of it when something personal was taken out: then its hash is believed, for the
 * next row's covers it, and what it still says has a hash of its own, which the row that tells of the taking covers.
 */
async function isAsWritten(db: Queryable, head: string, row: StoredRow): Promise<boolean> {
  if (row.kept !== null) return row.kept === keptHashOf(row);
  if (row.hash !== hashOf(head, row)) return false;
  return row.action !== redactAction || row.subject_id === (await digestFound(db, row.id));
}

async function digestFound(db: Queryable, auditId: bigint): Promise<string> {
  const { rows } = await db.query<{ id: bigint; kept: string }>(
    'select row_id as id, kept from audit_redaction where audit_id = $1 order by row_id',
    [auditId],
  );
  return digestOf(rows);
}

async function readAfter(db: Queryable, id: bigint): Promise<StoredRow[]> {
  const { rows } = await db.query<StoredRow>(
    `select l.id, l.at, l.staff_id, l.staff_email, l.ip, l.action, l.subject_type, l.subject_id, l.detail, l.hash,
            (select r.kept from audit_redaction r join audit_log told on told.id = r.audit_id and told.action = $3
              where r.row_id = l.id order by r.audit_id desc limit 1) as kept
       from audit_log l where l.id > $1 order by l.id limit $2`,
    [id, pageRows, redactAction],
  );
  return rows;
}
