import type { Queryable } from '../../../plugins/transaction.ts';
import { type AuditValues, firstHash, hashOf } from './audit-hash.ts';

interface AuditCheck {
  readonly rows: number;
  /** The hash of the last good row. Kept elsewhere, it also shows whether the end of the log was cut off. */
  readonly head: string;
  /** The first row that is not what was written, or that should stand there and does not; null when all are good. */
  readonly brokenAt: bigint | null;
}

type StoredRow = AuditValues & { readonly hash: string };

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
      const isNext = row.id === last + 1n && row.hash === hashOf(head, row);
      if (!isNext) return { last, head, brokenAt: last + 1n, isEnd: true };
      last = row.id;
      head = row.hash;
    }
    if (rows.length < pageRows) return { last, head, brokenAt: null, isEnd: true };
  }
  return { last, head, brokenAt: null, isEnd: false };
}

async function readAfter(db: Queryable, id: bigint): Promise<StoredRow[]> {
  const { rows } = await db.query<StoredRow>(
    `select id, at, staff_id, staff_email, ip, action, subject_type, subject_id, detail, hash
       from audit_log where id > $1 order by id limit $2`,
    [id, pageRows],
  );
  return rows;
}
