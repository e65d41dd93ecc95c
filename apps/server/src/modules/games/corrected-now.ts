import type { Preparation } from '../../plugins/events.ts';

/**
 * Lays out in the temporary table `corrected_now` what rounds paid, or had taken back, after they were settled, with the day
 * they count to. It is empty again after the transaction. They are platforms' rounds: all of their money is cash of real members.
 */
export const correctedNow: Preparation<'rounds.corrected'> = {
  eventsMax: 500,
  layOut: async (tx, events) => {
    await tx.query(`create temporary table if not exists corrected_now (
      member_id uuid, game text, category text, day date, payout_cents bigint, agent_id uuid)
      on commit delete rows`);
    await tx.query(
      `insert into corrected_now
       select r.member_id, r.game, g.category, house_day(r.settled_at), e.cents, m.top_id
         from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as e(member_id, id, cents)
         cross join lateral (select * from round where member_id = e.member_id and id = e.id limit 1) as r
         join game g on g.slug = r.game
         join member m on m.id = e.member_id`,
      [
        events.flatMap(({ payload }) => payload.members),
        events.flatMap(({ payload }) => payload.rounds),
        events.flatMap(({ payload }) => payload.cents),
      ],
    );
  },
};
