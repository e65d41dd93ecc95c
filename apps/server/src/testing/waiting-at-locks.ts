import type pg from 'pg';
import { eventually } from './eventually.ts';

/** Waits until so many connections to the database wait for a lock that somebody else holds. */
export async function waitingAtLocks(db: pg.Pool, count: number): Promise<void> {
  await eventually(
    () =>
      db.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ({ rowCount }) => rowCount === count,
  );
}
