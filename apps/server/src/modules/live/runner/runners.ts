import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { House } from '../../../house.ts';
import { ensureChain } from '../chain/chain.ts';
import { readTables } from '../tables.ts';
import { TableRunner } from './table-runner.ts';

/** How often an instance looks for tables that nobody runs: a table stands still for no longer than this and a step. */
const lookMs = 500;
/** Of whom nothing is heard for so long others take the tables over. */
const standsStillMs = 10_000;
/** Chains that will be wanted are made while nobody waits for them: not before the site has started, and with pauses. */
const chainsAfterMs = 60_000;
const chainsApartMs = 15_000;
/** How long such a making rests after each little part of it. */
const gentleMs = 10;

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
    // A process that stands still is not: its machine answers for it. Each look is a sign of life.
    await client.query(`set idle_session_timeout = '${standsStillMs}ms'`);
    return client;
  };
  const look = async (): Promise<void> => {
    const rested = done.splice(0);
    // All of them, before any lock is given back: that may fail, and whatever still counted as running would never run again.
    for (const slug of rested) running.delete(slug);
    for (const slug of rested)
      await locks?.query('select pg_advisory_unlock(hashtext($1))', [lockName(slug)]);
    const wanted = (await tablesToRun(house)).filter((slug) => !running.has(slug));
    if (wanted.length === 0) return void (await locks?.query('select'));
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
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {});
  const chains = (async () => {
    await pause(chainsAfterMs);
    while (!stopping.signal.aborted) {
      await makeNextChain(house, running, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) house.log.warn({ err: error }, 'a chain was not made');
      });
      await pause(chainsApartMs);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([work, chains]);
      await Promise.all([...running.values()].map((runner) => runner.stop()));
      await locks?.end().catch(() => {});
    },
  };
}

const lockName = (slug: string) => `live:${slug}`;

/** Makes the chain of a table that has never been opened; one that runs has its own made. */
async function makeNextChain(
  house: House,
  running: ReadonlyMap<string, unknown>,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await house.db.query<{ slug: string }>({
    name: 'live-next-chain',
    text: `select t.slug from live_table t where t.is_on and t.slug <> all($1)
              and not exists (select 1 from live_chain c where c.table_slug = t.slug and c.used < c.length and c.salt is not null)
            order by t.position limit 1`,
    values: [[...running.keys()]],
  });
  for (const { slug } of rows)
    for (const table of await readTables(house.db, slug))
      await ensureChain(house.db, table, { restMs: gentleMs, signal });
}

/** Tables that are switched on and watched, and those with a round that somebody must finish. */
async function tablesToRun(house: House): Promise<string[]> {
  const { rows } = await house.db.query<{ slug: string }>({
    name: 'live-tables-to-run',
    text: `select t.slug from live_table t
            where t.is_on and (t.watched_at > house_now() - t.idle_ms * interval '1 ms' or t.slug = any($1))
               or exists (select 1 from live_round l where l.table_slug = t.slug and l.phase in ('open', 'locked', 'playing'))
               or exists (select 1 from live_round l where l.table_slug = t.slug and l.phase = 'settled' and l.settled_at is null)
               or exists (select 1 from live_round l where l.table_slug = t.slug and l.phase = 'waiting' and l.bets > 0)
            order by t.position`,
    values: [[...house.presence.tables.keys()]],
  });
  return rows.map((row) => row.slug);
}
