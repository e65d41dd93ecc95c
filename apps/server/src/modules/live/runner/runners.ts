import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { House } from '../../../house.ts';
import { TableRunner } from './table-runner.ts';

/** How often an instance looks for tables that nobody runs: a table stands still for no longer than this and a step. */
const lookMs = 500;

/**
 * Runs the tables that no other instance runs. Whoever holds the advisory lock of a table runs it; the locks live on one
 * connection, and with it go to another instance when this one dies or the connection breaks.
 */
export function startRunners(house: House): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = new Map<string, TableRunner>();
  /** Tables whose runner has come to its end. */
  const done: string[] = [];
  let locks: pg.Client | null = null;

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ ...house.db.options, application_name: 'arara-live' });
    const lose = () => {
      if (locks !== client) return;
      locks = null;
      // Somebody else may hold the locks by now.
      for (const runner of running.values()) void runner.stop();
    };
    client.on('error', lose);
    client.on('end', lose);
    await client.connect();
    // A machine that vanished without a word is noticed within seconds.
    await client.query(
      `set tcp_keepalives_idle = 1; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 1`,
    );
    return client;
  };
  const look = async (): Promise<void> => {
    for (const slug of done.splice(0)) {
      running.delete(slug);
      await locks?.query('select pg_advisory_unlock(hashtext($1))', [lockName(slug)]);
    }
    const wanted = (await tablesToRun(house)).filter((slug) => !running.has(slug));
    if (wanted.length === 0) return;
    locks ??= await open();
    for (const slug of wanted) {
      const { rows } = await locks.query<{ is_ours: boolean }>(
        'select pg_try_advisory_lock(hashtext($1)) as is_ours',
        [lockName(slug)],
      );
      if (!rows[0]?.is_ours) continue;
      const runner = new TableRunner(house, slug);
      running.set(slug, runner);
      void runner.done.then(() => done.push(slug));
    }
  };
  const work = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => house.log.warn({ err: error }, 'tables cannot be looked for'));
      await wait(lookMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await work;
      await Promise.all([...running.values()].map((runner) => runner.stop()));
      await locks?.end().catch(() => {});
    },
  };
}

const lockName = (slug: string) => `live:${slug}`;

/** Tables that are switched on, and those with a round that somebody must finish. */
async function tablesToRun(house: House): Promise<string[]> {
  const { rows } = await house.db.query<{ slug: string }>({
    name: 'live-tables-to-run',
    text: `select t.slug from live_table t where t.is_on or exists (
             select 1 from live_round l where l.table_slug = t.slug
                and (l.phase in ('open', 'locked', 'playing') or l.phase = 'settled' and l.settled_at is null
                     or l.phase = 'waiting' and l.bets > 0))
           order by t.position`,
  });
  return rows.map((row) => row.slug);
}
