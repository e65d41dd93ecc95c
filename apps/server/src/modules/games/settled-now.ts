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
    await tx.query(layOutRounds, [
      events.flatMap(({ payload }) => payload.members),
      events.flatMap(({ payload }) => payload.rounds),
    ]);
  },
};

/**
 * Each round is looked up by itself, at most one: PostgreSQL would else expect next to none and compare each with each game.
 * Its payout is the one it was settled with: what came after is told as `rounds.corrected` and added by those who count.
 */
export const layOutRounds = `insert into settled_now
  select r.member_id, r.game, g.category, house_day(r.settled_at), r.settled_at, r.stake_cents,
         r.stake_bonus_cents, r.payout_cents - coalesce(r.corrected_cents, 0), m.is_demo, m.top_id
    from unnest($1::uuid[], $2::uuid[]) as e(member_id, id)
    cross join lateral (select * from round where member_id = e.member_id and id = e.id limit 1) as r
    join game g on g.slug = r.game
    join member m on m.id = e.member_id`;
