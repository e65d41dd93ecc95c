import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { endSessions, forgetSessions } from './end-sessions.ts';

/** Ends this session; its token is dead before the answer leaves. */
export async function logout(
  house: House,
  _input: unknown,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  const { memberId, sessionId } = caller.member;
  const ended = await inTransaction(house.db, (tx) =>
    endSessions(tx, house, { memberId, which: { only: sessionId }, reason: 'logout' }),
  );
  forgetSessions(house, memberId, ended);
  return {};
}
