import { createHash, randomInt } from 'node:crypto';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

const codesMax = 10;
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Fifty random bits, as people can copy them: `K7MPA-3XQ2D`. */
const newCode = (): string => {
  const code = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
};

/** Ten new codes in the place of all older ones. They are told now and never again. */
export async function replaceRecoveryCodes(tx: Queryable, house: House, memberId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < codesMax) codes.add(newCode());
  await tx.query('delete from recovery_code where member_id = $1', [memberId]);
  await tx.query(
    'insert into recovery_code (member_id, code_hash, is_sealed) select $1, *, true from unnest($2::bytea[])',
    [memberId, [...codes].map((code) => sealed(house, hashOf(memberId, code.replace('-', ''))))],
  );
  return [...codes];
}

/** Uses up a recovery code; of the same one twice at once one is true. `code` comes without its dash. */
export async function spendRecoveryCode(
  tx: Queryable,
  house: House,
  memberId: string,
  code: string,
): Promise<boolean> {
  const hash = hashOf(memberId, code);
  const { rowCount } = await tx.query(
    `update recovery_code set used_at = $4
      where member_id = $1 and case when is_sealed then code_hash = any($2::bytea[]) else code_hash = $3::bytea end
        and used_at is null`,
    [memberId, house.seal.digests(named(hash)), hash, house.clock.now()],
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

/** Seals what a release before kept without the key, so many at a time. */
export async function sealOldCodes(house: House): Promise<void> {
  const { rows } = await house.db.query<{ member_id: string; code_hash: Buffer }>(
    'select member_id, code_hash from recovery_code where not is_sealed limit 1000',
  );
  await house.db.query(
    `update recovery_code c set code_hash = o.sealed, is_sealed = true
       from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as o (member_id, code_hash, sealed)
      where c.member_id = o.member_id and c.code_hash = o.code_hash and not c.is_sealed`,
    [
      rows.map((row) => row.member_id),
      rows.map((row) => row.code_hash),
      rows.map((row) => sealed(house, row.code_hash)),
    ],
  );
}

/** Fifty bits are tried in hours by whoever has the database alone: what is kept needs the key of the house. */
const sealed = (house: House, hash: Buffer) => house.seal.digest(named(hash));

const named = (hash: Buffer) => `recovery code:${hash.toString('hex')}`;

const hashOf = (memberId: string, code: string) =>
  createHash('sha256').update(`${memberId}:${code}`).digest();
