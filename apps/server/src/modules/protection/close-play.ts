import type { House } from '../../house.ts';
import { record } from '../../plugins/events.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** Tells that a member has closed play for themselves: other modules by an event, the member's open pages by the socket. */
export async function closePlay(tx: Queryable, house: House, memberId: string): Promise<void> {
  await record(tx, 'play.closed', { memberId });
  await house.notices.send(tx, { type: 'member', memberId, topic: 'protection', data: {} });
}
