import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/** Which version of something stands, and who brought it about, by the wire's names. */
interface Edited {
  readonly version: number;
  readonly edited_by: string;
  readonly edited_at: string | null;
}

interface Row {
  readonly subject: string;
  readonly version: number;
  readonly staff_email: string;
  readonly edited_at: Date;
}

/** Tells the version of each subject; nobody has edited one that is not there: its version is 0. */
export async function editsOf(
  db: Queryable,
  subjects: readonly string[],
): Promise<(subject: string) => Edited> {
  const { rows } = await db.query<Row>(
    'select subject, version, staff_email, edited_at from staff_edit where subject = any($1)',
    [subjects],
  );
  return (subject) => {
    const row = rows.find((one) => one.subject === subject);
    if (!row) return { version: 0, edited_by: '', edited_at: null };
    return { version: row.version, edited_by: row.staff_email, edited_at: row.edited_at.toISOString() };
  };
}

/**
 * Takes the turn to edit a subject, first thing in the transaction of the edit. Two who read the same version and save at
 * once come one after the other, and the second is told: `state_changed`, with who was faster.
 */
export async function takeTurn(
  tx: Queryable,
  caller: StaffCaller,
  subject: string,
  seenVersion: number,
  at: Date,
): Promise<void> {
  const { email } = caller.staff;
  const { rowCount } =
    seenVersion === 0
      ? await tx.query(
          `insert into staff_edit (subject, staff_email, edited_at) values ($1, $2, $3) on conflict (subject) do nothing`,
          [subject, email, at],
        )
      : await tx.query(
          `update staff_edit set version = version + 1, staff_email = $2, edited_at = $3 where subject = $1 and version = $4`,
          [subject, email, at, seenVersion],
        );
  if (rowCount === 1) return;
  const { version, edited_by, edited_at } = (await editsOf(tx, [subject]))(subject);
  throw new AppError('state_changed', { version, edited_by, edited_at });
}
