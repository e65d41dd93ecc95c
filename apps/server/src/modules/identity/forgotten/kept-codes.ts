import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/** Whom somebody says to be who has forgotten the password. */
export interface Claimed {
  /** Eleven digits. */
  readonly cpf: string;
  /** YYYY-MM-DD */
  readonly birth_date: string;
}

const triesMax = 5;

/** What is counted by: nobody reads a CPF out of it without the house's key. */
export const subjectOf = (house: House, { cpf, birth_date: born }: Claimed): Buffer =>
  house.seal.digest(`forgotten:${cpf}:${born}`);

/**
 * What one code is kept by. Each is its asker's own: with one for all, whoever knows CPF and birth date would put another in its place, or
 * use its tries up, before the member has typed it.
 */
export const askedBy = (house: House, { cpf, birth_date: born }: Claimed, ticket: string): Buffer =>
  house.seal.digest(`forgotten:${cpf}:${born}:${ticket}`);

interface NewCode {
  readonly subject: Buffer;
  /** Null when nobody is who was claimed, or nothing can be sent there: the code opens nothing then. */
  readonly memberId: string | null;
  readonly code: string;
  readonly expiresAt: Date;
}

/** Keeps a code beside those that others asked for. */
export async function keepCode(tx: Queryable, house: House, given: NewCode): Promise<void> {
  const { subject, memberId, code, expiresAt } = given;
  await tx.query(
    'insert into password_code (subject, member_id, code_hash, expires_at) values ($1, $2, $3, $4)',
    [subject, memberId, digestOf(house, subject, code), expiresAt],
  );
}

/**
 * Counts a try, then tells whose password a code may replace. `use` uses it up in the caller's transaction: of two tries at once one
 * succeeds. Fails with `code_wrong` and how many tries are left, or `code_expired` after five tries or ten minutes; alike for who is nobody.
 */
export async function checkCode(
  house: House,
  subject: Buffer,
  code: string,
): Promise<{ readonly memberId: string; use(tx: Queryable): Promise<void> }> {
  const { rows } = await house.db.query<{ member_id: string | null; code_hash: Buffer; tries: number }>(
    `update password_code set tries = tries + 1
      where subject = $1 and expires_at > $2 and tries < $3 returning member_id, code_hash, tries`,
    [subject, house.clock.now(), triesMax],
  );
  const [kept] = rows;
  if (!kept) throw new AppError('code_expired');
  const { member_id: memberId, code_hash: hash } = kept;
  if (memberId === null || !digestOf(house, subject, code).equals(hash)) {
    const left = triesMax - kept.tries;
    throw left > 0 ? new AppError('code_wrong', { left }, { left }) : new AppError('code_expired');
  }
  return {
    memberId,
    use: async (tx) => {
      const { rowCount } = await tx.query('delete from password_code where subject = $1 and code_hash = $2', [
        subject,
        hash,
      ]);
      if (rowCount === 0) throw new AppError('code_expired');
    },
  };
}

const digestOf = (house: House, subject: Buffer, code: string): Buffer =>
  house.seal.digest(`forgotten:${subject.toString('hex')}:${code}`);
