import { randomInt } from 'node:crypto';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** How a call fails when the operator has no way of sending. */
export const unavailable = { email: 'mail_unavailable', phone: 'sms_unavailable' } as const;

/** Six digits, each as likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A code serves for so long, and bears so many tries. */
export const livesMinutes = 10;
const triesMax = 5;

/** The failure of whoever asks for another code before `at`. */
export function codeTooSoon(at: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000));
  return new AppError('code_too_soon', { seconds }, { seconds });
}

/** Where a code is kept: its table, what finds it there, and what its row tells once it is tried. */
interface Place<Column extends string> {
  readonly table: 'contact_code' | 'password_code';
  readonly key: Readonly<Record<string, unknown>>;
  readonly told: readonly Column[];
}

/** A try that was counted, of a code that still serves. */
interface Tried<Column extends string> {
  readonly kept: Readonly<Record<Column, string | null>>;
  is(digest: Buffer): boolean;
  /** The failure of a wrong one: `code_wrong` and how many tries are left, or `code_expired` after the last one. */
  wrong(): AppError;
  /** Uses the code up in the caller's transaction: of two tries at once one succeeds, the other fails with `code_expired`. */
  use(tx: Queryable): Promise<void>;
}

/** Counts a try before anything is told. Fails with `code_expired` for none, after five tries, and when its time is over. */
export async function tryCode<Column extends string>(
  house: House,
  { table, key, told }: Place<Column>,
): Promise<Tried<Column>> {
  const names = Object.keys(key);
  const found = names.map((name, at) => `${name} = $${at + 1}`).join(' and ');
  const { rows } = await house.db.query<Record<Column, string | null> & { code_hash: Buffer; tries: number }>(
    `update ${table} set tries = tries + 1
      where ${found} and expires_at > $${names.length + 1} and tries < ${triesMax} returning ${told.join(', ')}, code_hash, tries`,
    [...Object.values(key), house.clock.now()],
  );
  const [kept] = rows;
  if (!kept) throw new AppError('code_expired');
  return {
    kept,
    is: (digest) => digest.equals(kept.code_hash),
    wrong: () => {
      const left = triesMax - kept.tries;
      return left > 0 ? new AppError('code_wrong', { left }, { left }) : new AppError('code_expired');
    },
    use: async (tx) => {
      const { rowCount } = await tx.query(
        `delete from ${table} where ${found} and code_hash = $${names.length + 1}`,
        [...Object.values(key), kept.code_hash],
      );
      if (rowCount === 0) throw new AppError('code_expired');
    },
  };
}
