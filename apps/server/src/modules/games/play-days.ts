import type { House } from '../../house.ts';
import type { Listener } from '../../plugins/events.ts';
import { correctedNow } from './corrected-now.ts';
import { settledNow } from './settled-now.ts';

/** Adds settled rounds to their member's day and category: promotions, agency and reports count from these. */
export const playDays: Listener<House, 'rounds.settled'> = {
  name: 'play-days',
  topic: 'rounds.settled',
  needs: settledNow,
  hear: async (_house, tx) => {
    await tx.query(
      `insert into play_day (member_id, day, category, rounds, stake_cents, stake_cash_cents, payout_cents,
                             payout_cash_cents)
       select member_id, day, category, count(*), sum(stake_cents), sum(stake_cents - stake_bonus_cents),
              sum(payout_cents), sum(payout_cents - payout_cents * stake_bonus_cents / stake_cents)
         from settled_now group by 1, 2, 3 order by 1, 2, 3
       on conflict (member_id, day, category) do update set
         rounds = play_day.rounds + excluded.rounds,
         stake_cents = play_day.stake_cents + excluded.stake_cents,
         stake_cash_cents = play_day.stake_cash_cents + excluded.stake_cash_cents,
         payout_cents = play_day.payout_cents + excluded.payout_cents,
         payout_cash_cents = play_day.payout_cash_cents + excluded.payout_cash_cents`,
      [],
    );
  },
};

/** Adds what rounds paid after they were settled to the day they count to, whether that day has heard of them already or not. */
export const playDayCorrections: Listener<House, 'rounds.corrected'> = {
  name: 'play-day-corrections',
  topic: 'rounds.corrected',
  needs: correctedNow,
  hear: async (_house, tx) => {
    await tx.query(
      `insert into play_day (member_id, day, category, payout_cents, payout_cash_cents)
       select member_id, day, category, sum(payout_cents), sum(payout_cents)
         from corrected_now group by 1, 2, 3 order by 1, 2, 3
       on conflict (member_id, day, category) do update set
         payout_cents = play_day.payout_cents + excluded.payout_cents,
         payout_cash_cents = play_day.payout_cash_cents + excluded.payout_cash_cents`,
      [],
    );
  },
};
