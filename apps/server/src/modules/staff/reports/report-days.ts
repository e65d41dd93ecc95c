import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';

/** Adds settled rounds to their day, game and agent: what reports count play from. Demo members are left out. */
export const reportDays: Listener<House, 'rounds.settled'> = {
  name: 'report-days',
  topic: 'rounds.settled',
  hear: async (_house, tx, events) => {
    await tx.query('select report_count($1, $2)', [
      events.flatMap(({ payload }) => payload.members),
      events.flatMap(({ payload }) => payload.rounds),
    ]);
  },
};
