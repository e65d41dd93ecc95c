import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { endSessions, forgetSessions } from './end-sessions.ts';

/**
 * Ends one of the member's sessions, or all but this one when none is named.
 * Fails with `not_found` for a session that is not open or not the member's.
 */
export async function revokeSession(
  house: House,
  input: InputOf<typeof identity.revokeSession>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.revokeSession>> {
  const { memberId, sessionId } = caller.member;
  const which = input.session_id ? { only: input.session_id } : { except: sessionId };
  const ended = await inTransaction(house.db, (tx) =>
    endSessions(tx, house, { memberId, which, reason: 'revoked' }),
  );
  if (input.session_id && ended.length === 0) throw new AppError('not_found');
  forgetSessions(house, memberId, ended);
  return { revoked: ended.length };
}
