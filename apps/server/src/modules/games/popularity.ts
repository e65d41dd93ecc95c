import type { House } from '../../house.ts';
import type { Listener } from '../../plugins/events.ts';
import type { Task } from '../../plugins/jobs.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { settledNow } from './settled-now.ts';

/** Counts settled rounds by day and game; what is played for nothing makes no game popular. */
export const gameDays: Listener<House, 'rounds.settled'> = {
  name: 'game-days',
  topic: 'rounds.settled',
  needs: settledNow,
  hear: async (_house, tx) => {
    await tx.query(
      `insert into game_day (game, day, rounds)
       select game, day, count(*) from settled_now where not is_demo group by 1, 2 order by 1, 2
       on conflict (game, day) do update set rounds = game_day.rounds + excluded.rounds`,
      [],
    );
  },
};

/** Counts one launch of an external game, whose rounds are the platform's. */
export async function countLaunch(tx: Queryable, slug: string): Promise<void> {
  await tx.query(
    `insert into game_day (game, day, launches) values ($1, house_day(house_now()), 1)
     on conflict (game, day) do update set launches = game_day.launches + 1`,
    [slug],
  );
}

/** A launch stands for a sitting of about so many rounds. */
const roundsPerLaunch = 20;
/** Play counts half as much after so many days, and is forgotten after `daysKept`. */
const halfLifeDays = 3;
const daysKept = 30;
/** Rows of changes that stay. */
const changesKept = 50;

/** Works out how popular each game is: what was played, each day counting less the longer ago it is. */
async function refreshPopularity(house: House): Promise<void> {
  await house.db.query(
    `with score as (
       select game, sum((rounds + launches * $1::integer)
                * power(0.5, (house_day(house_now()) - day)::double precision / $2)) as popularity
         from game_day where day > house_day(house_now()) - $3::integer group by game)
     update game g set popularity = coalesce(s.popularity, 0)
       from game o left join score s on s.game = o.slug
      where o.id = g.id and g.popularity is distinct from coalesce(s.popularity, 0)`,
    [roundsPerLaunch, halfLifeDays, daysKept],
  );
  // Who keeps answers ready compares the newest and the oldest row and their number.
  await house.db.query(
    'delete from catalogue_change where id <= (select max(id) from catalogue_change) - $1::integer',
    [changesKept],
  );
}

export const popularityTask: Task<House> = {
  name: 'game-popularity',
  cron: '*/10 * * * *',
  run: refreshPopularity,
};
