import type { House } from '../../../house.ts';
import type { DailyTask } from '../../../plugins/daily.ts';
import { isRechargeOn } from '../jurisdiction.ts';
import { playIsCounted } from './play-is-counted.ts';
import { reopenDay, settleDay } from './settle-day.ts';

/** How long after midnight a day is settled. */
export const settlesAfterMinutes = 60;

/** Settles the commission of every agent for an ended day, once. */
export const agencySettlement: DailyTask<House> = {
  name: 'agency-settlement',
  afterMinutes: settlesAfterMinutes,
  run: async (house, day) => {
    await playIsCounted(house.db, day);
    const settled = await settleDay(house.db, day, { withRecharge: isRechargeOn(house) });
    return { agents: settled.agents, rows: settled.rows, amountCents: Number(settled.amountCents) };
  },
  reopen: (house, day) => reopenDay(house.db, day),
};
