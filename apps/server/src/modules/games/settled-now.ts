import type { Preparation } from '../../plugins/events.ts';

/**
 * Lays out the rounds that events of `rounds.settled` name in the temporary table `settled_now`, with what those who count
 * them ask: looking a round up costs more than counting it, and many count. It is empty again after the transaction.
 */
export const settledNow: Preparation<'rounds.settled'> = {
  eventsMax: 1500,
  layOut: async (tx, events) => {
    await tx.query(`create temporary table if not exists settled_now (
      member_id uuid, game text, category text, day date, settled_at timestamptz, stake_cents bigint,
      stake_bonus_cents bigint, payout_cents bigint, is_demo boolean, agent_id uuid) on commit delete rows`);
    await tx.query(
      `insert into settled_now
       select r.member_id, r.game, g.category, house_day(r.settled_at), r.settled_at, r.stake_cents,
              r.stake_bonus_cents, r.payout_cents, m.is_demo, m.top_id
         from unnest($1::uuid[], $2::uuid[]) as e(member_id, id)
         join round r on r.member_id = e.member_id and r.id = e.id
         join game g on g.slug = r.game
         join member m on m.id = r.member_id`,
      [events.flatMap(({ payload }) => payload.members), events.flatMap(({ payload }) => payload.rounds)],
    );
  },
};
