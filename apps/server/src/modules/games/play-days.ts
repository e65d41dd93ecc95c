import type { House } from '../../house.ts';
import type { Listener } from '../../plugins/events.ts';

/** Adds settled rounds to their member's day and category: promotions, agency and reports count from these. */
export const playDays: Listener<House, 'rounds.settled'> = {
  name: 'play-days',
  topic: 'rounds.settled',
  hear: async (_house, tx, events) => {
    await tx.query(
      `insert into play_day (member_id, day, category, rounds, stake_cents, stake_cash_cents, payout_cents,
                             payout_cash_cents)
       select r.member_id, house_day(r.settled_at), g.category, count(*), sum(r.stake_cents),
              sum(r.stake_cents - r.stake_bonus_cents), sum(r.payout_cents),
              sum(r.payout_cents - r.payout_cents * r.stake_bonus_cents / r.stake_cents)
         from unnest($1::uuid[], $2::uuid[]) as e(member_id, id)
         join round r on r.member_id = e.member_id and r.id = e.id
         join game g on g.slug = r.game
        group by 1, 2, 3 order by 1, 2, 3
       on conflict (member_id, day, category) do update set
         rounds = play_day.rounds + excluded.rounds,
         stake_cents = play_day.stake_cents + excluded.stake_cents,
         stake_cash_cents = play_day.stake_cash_cents + excluded.stake_cash_cents,
         payout_cents = play_day.payout_cents + excluded.payout_cents,
         payout_cash_cents = play_day.payout_cash_cents + excluded.payout_cash_cents`,
      [events.flatMap(({ payload }) => payload.members), events.flatMap(({ payload }) => payload.rounds)],
    );
  },
};
