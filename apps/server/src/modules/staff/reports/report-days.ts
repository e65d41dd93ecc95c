import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';
import { settledNow } from '../../games/index.ts';

/** Adds settled rounds to their day, game and agent: what reports count play from. Demo members are left out. */
export const reportDays: Listener<House, 'rounds.settled'> = {
  name: 'report-days',
  topic: 'rounds.settled',
  needs: settledNow,
  hear: async (_house, tx) => {
    await tx.query(
      `with played as materialized (
         select day, game, category, agent_id, stake_cents, payout_cents, stake_cents - stake_bonus_cents as stake_cash_cents,
                payout_cents - payout_cents * stake_bonus_cents / stake_cents as payout_cash_cents
           from settled_now where not is_demo),
       by_game as (
         insert into report_game_day as d (day, game, category, rounds, stake_cents, stake_cash_cents, payout_cents,
                                           payout_cash_cents, stake_squares, stake_payouts, payout_squares)
         select day, game, category, count(*), sum(stake_cents), sum(stake_cash_cents), sum(payout_cents),
                sum(payout_cash_cents), sum(stake_cents::numeric * stake_cents), sum(stake_cents::numeric * payout_cents),
                sum(payout_cents::numeric * payout_cents)
           from played group by 1, 2, 3 order by 1, 2, 3
         on conflict (day, game, category) do update set rounds = d.rounds + excluded.rounds,
           stake_cents = d.stake_cents + excluded.stake_cents,
           stake_cash_cents = d.stake_cash_cents + excluded.stake_cash_cents,
           payout_cents = d.payout_cents + excluded.payout_cents,
           payout_cash_cents = d.payout_cash_cents + excluded.payout_cash_cents,
           -- Part of a day says nothing of the whole of it.
           stake_squares = case when d.stake_squares = 0 then 0 else d.stake_squares + excluded.stake_squares end,
           stake_payouts = d.stake_payouts + excluded.stake_payouts,
           payout_squares = d.payout_squares + excluded.payout_squares)
       insert into report_agent_day as d
       select day, agent_id, count(*), sum(stake_cents), sum(stake_cash_cents), sum(payout_cents), sum(payout_cash_cents)
         from played group by 1, 2 order by 1, 2
       on conflict on constraint report_agent_day_once do update set rounds = d.rounds + excluded.rounds,
         stake_cents = d.stake_cents + excluded.stake_cents,
         stake_cash_cents = d.stake_cash_cents + excluded.stake_cash_cents,
         payout_cents = d.payout_cents + excluded.payout_cents,
         payout_cash_cents = d.payout_cash_cents + excluded.payout_cash_cents`,
      [],
    );
  },
};
