import type { House } from '../../../house.ts';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { brokenConstraint, inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { dropPasswordCode } from '../challenges.ts';
import { confirmPassword } from '../confirm-password.ts';
import { holdOpenSession } from '../hold-member.ts';
import { assertNoDemo } from '../no-demo.ts';
import { unavailable } from '../sent-codes.ts';
import { guarded } from '../two-factor/guarded.ts';
import { checkContactCode, isOnItsWay, type SentContactCode, sendContactCode } from './contact-code.ts';
import { type ContactKind, contactsOf } from './contacts.ts';

const taken = { email: 'email_taken', phone: 'phone_taken' } as const;

interface Wanted {
  readonly kind: ContactKind;
  readonly address: string;
  readonly password: string | undefined;
  /** Of the authenticator app, or a recovery code. */
  readonly secondCode: string | undefined;
}

/**
 * Sends a code to an address that is to be bound; the password confirms it, and with two-factor login on a code of the app: what is told
 * of the account goes to that address, and so does a code for a new password. Only proving the phone that the member gave at
 * the own registration asks for neither.
 */
export async function requestContactCode(
  house: House,
  caller: MemberCaller,
  { kind, address, password, secondCode }: Wanted,
): Promise<SentContactCode> {
  assertNoDemo(caller);
  const line = kind === 'email' ? house.mail : house.sms;
  if (!line.isOpen) throw new AppError(unavailable[kind]);
  const { memberId } = caller.member;
  const bound = await contactsOf(house.db, memberId);
  const isProved = bound[`${kind}_verified_at`] !== null;
  if (isProved && bound[kind].toLowerCase() === address) throw new AppError('already_verified');
  if (kind === 'email' || isProved || bound.phone !== address || bound.is_registered_by_other) {
    if (password === undefined) throw fieldError({ password: 'enter_password' });
    await confirmPassword(house, memberId, password);
    // Sent again it needs no other code of the app: the one before was used up for it.
    if (!(await isOnItsWay(house, memberId, { kind, address })))
      await guarded(house, caller, secondCode, async () => {});
  }
  return sendContactCode(house, caller, { kind, address });
}

interface Given {
  readonly kind: ContactKind;
  readonly address: string;
  readonly code: string;
  /** What is done in the same transaction, before the address changes. */
  readonly before?: (tx: Queryable) => Promise<void>;
}

/** Binds the address that a code was sent to. Gives false when the code was sent to another; fails with `force_offline`. */
export async function bindContact(
  house: House,
  caller: MemberCaller,
  { kind, address, code, before }: Given,
): Promise<boolean> {
  assertNoDemo(caller);
  const { memberId } = caller.member;
  const right = await checkContactCode(house, memberId, { kind, address, code });
  if (!right) return false;
  try {
    await inTransaction(house.db, async (tx) => {
      await holdOpenSession(tx, caller.member);
      await right.use(tx);
      await before?.(tx);
      await tx.query(
        `update member set ${kind} = $2, ${kind}_verified_at = $3, updated_at = $3 where id = $1`,
        [memberId, address, house.clock.now()],
      );
      await dropPasswordCode(tx, memberId);
    });
  } catch (error) {
    throw brokenConstraint(error) === `member_${kind}_unique` ? new AppError(taken[kind]) : error;
  }
  return true;
}
