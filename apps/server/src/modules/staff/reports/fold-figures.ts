import type { House } from '../../../house.ts';
import type { Task } from '../../../plugins/jobs.ts';

/**
 * Folds what money and registrations have added to the figures of reports into the sums by day and by agent. Reports read both
 * together (the views of migration 0034), so that nothing hangs on when this is done; it keeps what they add up short.
 */
export const foldFigures: Task<House> = {
  name: 'report-fold',
  cron: '* * * * *',
  run: async ({ db }) => {
    await db.query(
      `with gone as (delete from report_figure_change returning day, figure, what, agent_id, items, cents),
       by_day as (
         insert into report_figure_day as d (day, figure, what, items, cents)
         select day, figure, what, sum(items), sum(cents) from gone group by 1, 2, 3 order by 1, 2, 3
         on conflict (day, figure, what) do update set items = d.items + excluded.items, cents = d.cents + excluded.cents)
       insert into report_figure_agent_day as d (day, figure, agent_id, items, cents)
       select day, figure, agent_id, sum(items), sum(cents) from gone group by 1, 2, 3 order by 1, 2, 3
       on conflict on constraint report_figure_agent_day_once do update set items = d.items + excluded.items,
         cents = d.cents + excluded.cents`,
    );
  },
};
