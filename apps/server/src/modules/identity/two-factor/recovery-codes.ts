import { createHash, randomInt } from 'node:crypto';
import type { Queryable } from '../../../plugins/transaction.ts';

const codesMax = 10;
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Fifty random bits, as people can copy them: `K7MPA-3XQ2D`. */
const newCode = (): string => {
  const code = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
};

/** Ten new codes in the place of all older ones. They are told now and never again. */
export async function replaceRecoveryCodes(tx: Queryable, memberId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < codesMax) codes.add(newCode());
  await tx.query('delete from recovery_code where member_id = $1', [memberId]);
  await tx.query('insert into recovery_code (member_id, code_hash) select $1, * from unnest($2::bytea[])', [
    memberId,
    [...codes].map((code) => hashOf(memberId, code.replace('-', ''))),
  ]);
  return [...codes];
}

/** Uses up a recovery code; of the same one twice at once one is true. `code` comes without its dash. */
export async function spendRecoveryCode(
  tx: Queryable,
  memberId: string,
  code: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update recovery_code set used_at = $3 where member_id = $1 and code_hash = $2 and used_at is null',
    [memberId, hashOf(memberId, code), at],
  );
  return rowCount === 1;
}

export async function recoveryCodesLeft(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query<{ left: bigint }>(
    'select count(*) as left from recovery_code where member_id = $1 and used_at is null',
    [memberId],
  );
  return Number(rows[0]?.left ?? 0n);
}

const hashOf = (memberId: string, code: string) =>
  createHash('sha256').update(`${memberId}:${code}`).digest();
