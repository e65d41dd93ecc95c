import { createHash } from 'node:crypto';

/** What a row of the audit log says, as the hash covers it. */
export interface AuditValues {
  readonly id: bigint;
  readonly at: Date;
  readonly staff_id: string | null;
  readonly staff_email: string;
  readonly ip: string;
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly detail: unknown;
}

/** What stands before the first row. */
export const firstHash = '0'.repeat(64);

/** The hash of a row: SHA-256, in hex, over the hash before it and its values in one fixed order. */
export function hashOf(previousHash: string, row: AuditValues): string {
  const values = [
    String(row.id),
    row.at.toISOString(),
    row.staff_id,
    row.staff_email,
    row.ip,
    row.action,
    row.subject_type,
    row.subject_id,
    sorted(row.detail),
  ];
  return createHash('sha256')
    .update(`${previousHash}\n${JSON.stringify(values)}`)
    .digest('hex');
}

/** What stands beside a row that something personal was taken out of: a hash over its own and what it still says. */
export function keptHashOf(row: AuditValues & { readonly hash: string }): string {
  return hashOf(row.hash, row);
}

/** A hash over all rows that were taken from at once, in their order: `audit.redact` tells it in the log. */
export function digestOf(rows: readonly { readonly id: bigint; readonly kept: string }[]): string {
  return createHash('sha256')
    .update(rows.map(({ id, kept }) => `${id}:${kept}`).join('\n'))
    .digest('hex');
}

/** The same value with the names of every object in order: the database keeps objects in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, sorted(entry)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
