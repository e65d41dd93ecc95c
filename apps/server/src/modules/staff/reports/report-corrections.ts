import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';
import { correctedNow } from '../../games/index.ts';

/**
 * Adds what rounds paid after they were settled to their day, game and agent, as `reportDays` adds the rounds. The squares of
 * payouts stay: returns are held against theory only for the house's own games, whose rounds are never corrected.
 */
export const reportCorrections: Listener<House, 'rounds.corrected'> = {
  name: 'report-corrections',
  topic: 'rounds.corrected',
  needs: correctedNow,
  hear: async (_house, tx) => {
    await tx.query(
      `with by_game as (
         insert into report_game_day as d (day, game, category, rounds, stake_cents, stake_cash_cents, payout_cents, payout_cash_cents)
         select day, game, category, 0, 0, 0, sum(payout_cents), sum(payout_cents)
           from corrected_now group by 1, 2, 3 order by 1, 2, 3
         on conflict (day, game, category) do update set payout_cents = d.payout_cents + excluded.payout_cents,
           payout_cash_cents = d.payout_cash_cents + excluded.payout_cash_cents)
       insert into report_agent_day as d
       select day, agent_id, 0, 0, 0, sum(payout_cents), sum(payout_cents) from corrected_now group by 1, 2 order by 1, 2
       on conflict on constraint report_agent_day_once do update set payout_cents = d.payout_cents + excluded.payout_cents,
         payout_cash_cents = d.payout_cash_cents + excluded.payout_cash_cents`,
      [],
    );
  },
};
