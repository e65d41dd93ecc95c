import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';
import { depositOfClawback } from '../deposits.ts';
import { endBonus } from './end-bonus.ts';

/** Takes a bonus back whose deposit was taken back, unless its rollover has been met. */
export const bonusFollowsClawbacks: Listener<House, 'deposit.clawed_back'> = {
  name: 'promotions-bonus-clawback',
  topic: 'deposit.clawed_back',
  eventsMax: 1,
  hear: async (house, tx, events) => {
    for (const { payload } of events) {
      const depositId = await depositOfClawback(tx, payload.clawbackId);
      const { rows } = await tx.query<{ id: string }>(
        `select id from bonus where member_id = $1 and deposit_id = $2 and state = 'active'`,
        [payload.memberId, depositId],
      );
      const { memberId } = payload;
      for (const { id } of rows) await endBonus(tx, house, { memberId, bonusId: id, unlessMet: 'forfeited' });
    }
  },
};
