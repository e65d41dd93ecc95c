import type { Queryable } from '../../plugins/transaction.ts';

/** Whether all cash goes along when the member launches a game. */
export async function readAutoTransfer(db: Queryable, memberId: string): Promise<{ auto_transfer: boolean }> {
  const { rows } = await db.query<{ auto_transfer: boolean }>(
    'select auto_transfer from member where id = $1',
    [memberId],
  );
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} is gone`);
  return row;
}

export async function setAutoTransfer(
  db: Queryable,
  memberId: string,
  isOn: boolean,
): Promise<{ auto_transfer: boolean }> {
  await db.query('update member set auto_transfer = $2, updated_at = house_now() where id = $1', [
    memberId,
    isOn,
  ]);
  return { auto_transfer: isOn };
}
