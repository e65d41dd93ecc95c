import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { endSessions, forgetSessions } from './end-sessions.ts';

/** One device at a time, or not. Turning it on puts every other session offline at once. */
export async function setSingleSession(
  house: House,
  input: InputOf<typeof identity.singleSession>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.singleSession>> {
  const { memberId, sessionId } = caller.member;
  const ended = await inTransaction(house.db, async (tx) => {
    await tx.query('update member set is_single_session = $2, updated_at = $3 where id = $1', [
      memberId,
      input.is_on,
      house.clock.now(),
    ]);
    if (!input.is_on) return [];
    return endSessions(tx, house, { memberId, which: { except: sessionId }, reason: 'replaced' });
  });
  forgetSessions(house, memberId, ended);
  return { is_single_session: input.is_on, ended: ended.length };
}
