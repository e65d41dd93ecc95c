import type { account, DataOf, InputOf } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { confirmPassword, guarded, type TryRule, takeTry } from '../identity/index.ts';

/** What a ticket allows: one member's file, for a minute, to the session that asked. */
export interface DataTicket {
  readonly memberId: string;
  readonly sessionId: string;
  readonly until: number;
}

export const dataPath = '/api/account/data/file';
export const dataPurpose = 'member data';
const ticketMs = 60_000;

/** A file reads everything of a member: five an hour. */
const filesRule: TryRule = { max: 5, windowEnd: (now) => new Date(now.getTime() + 3_600_000) };

/**
 * Opens an address for the caller's data: a browser loads it to disk by itself, where a call with a token would hold it in memory.
 * Fails with `demo_not_allowed`, `password_wrong`, `too_many_requests`, and as `guarded` does.
 */
export async function openData(
  house: House,
  input: InputOf<typeof account.accountData>,
  caller: MemberCaller,
): Promise<DataOf<typeof account.accountData>> {
  const { memberId, sessionId, isDemo } = caller.member;
  if (isDemo) throw new AppError('demo_not_allowed');
  await confirmPassword(house, memberId, input.password);
  const now = house.clock.now();
  await guarded(house, caller, input.code, async (tx) => {
    const file = await takeTry(tx, `data:${memberId}`, filesRule, now);
    if (!file.isTaken) throw new AppError('too_many_requests');
  });
  const ticket: DataTicket = { memberId, sessionId, until: now.getTime() + ticketMs };
  const sealed = house.seal.close(JSON.stringify(ticket), dataPurpose);
  return { path: `${dataPath}?ticket=${sealed}`, expires_at: new Date(ticket.until).toISOString() };
}
