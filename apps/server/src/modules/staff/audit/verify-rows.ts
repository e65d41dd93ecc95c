import type { DataOf, InputOf, staff } from '@arara/contract';
import type { Queryable } from '../../../plugins/transaction.ts';
import { verifyAfter } from './verify-audit-chain.ts';

/** Of one call: a log of millions is verified call after call, and whoever asked sees how far it has come. */
const rowsMax = 10_000;

/** Computes the hashes of some rows again. */
export async function verifyRows(
  db: Queryable,
  { after, head }: InputOf<typeof staff.staffAuditVerify>,
): Promise<DataOf<typeof staff.staffAuditVerify>> {
  const from = after !== undefined && head !== undefined ? { last: BigInt(after), head } : null;
  const found = await verifyAfter(db, from, rowsMax);
  return {
    last: String(found.last),
    head: found.head,
    broken_at: found.brokenAt === null ? null : String(found.brokenAt),
    is_end: found.isEnd,
  };
}
