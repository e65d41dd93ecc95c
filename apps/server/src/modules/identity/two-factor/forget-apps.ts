import type { Queryable } from '../../../plugins/transaction.ts';

/** Takes the app off every member, with what it was sealed by: the key is lost, and nothing opens it. Gives how many there were. */
export async function forgetApps(tx: Queryable): Promise<number> {
  await tx.query('delete from recovery_code');
  const { rowCount } = await tx.query('delete from totp');
  return rowCount ?? 0;
}
