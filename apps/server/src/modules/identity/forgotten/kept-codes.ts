import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { ContactKind } from '../contacts/contacts.ts';
import { tryCode } from '../sent-codes.ts';

/** Whom somebody says to be who has forgotten the password. */
export interface Claimed {
  /** Eleven digits. */
  readonly cpf: string;
  /** YYYY-MM-DD */
  readonly birth_date: string;
}

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
  /** Where it goes. */
  readonly channel: ContactKind;
  readonly code: string;
  readonly expiresAt: Date;
}

/** Keeps a code beside those that others asked for. */
export async function keepCode(tx: Queryable, house: House, given: NewCode): Promise<void> {
  const { subject, memberId, channel, code, expiresAt } = given;
  await tx.query(
    'insert into password_code (subject, member_id, code_hash, expires_at, channel) values ($1, $2, $3, $4, $5)',
    [subject, memberId, digestOf(house, subject, code), expiresAt, channel],
  );
}

/**
 * Counts a try, then tells whose password a code may replace, and where it went (null in a row of a release before). `use` uses it up in
 * the caller's transaction: of two tries at once one succeeds. Fails with `code_wrong` and how many tries are left, or `code_expired` after five tries or ten minutes; alike for who is nobody.
 */
export async function checkCode(
  house: House,
  subject: Buffer,
  code: string,
): Promise<{
  readonly memberId: string;
  readonly channel: ContactKind | null;
  use(tx: Queryable): Promise<void>;
}> {
  const { kept, is, wrong, use } = await tryCode(house, {
    table: 'password_code',
    key: { subject },
    told: ['member_id', 'channel'],
  });
  const { member_id: memberId, channel } = kept;
  if (memberId === null || !is(digestOf(house, subject, code))) throw wrong();
  return { memberId, channel: channel === 'email' || channel === 'phone' ? channel : null, use };
}

const digestOf = (house: House, subject: Buffer, code: string): Buffer =>
  house.seal.digest(`forgotten:${subject.toString('hex')}:${code}`);
