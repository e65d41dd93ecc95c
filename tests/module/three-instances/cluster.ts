import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { launchDatabase } from '../../../apps/server/src/database/launch.ts';
import { migrate } from '../../../apps/server/src/database/migrate.ts';
import { findNats, startNats } from '../../../apps/server/src/plugins/bus/testing/nats-server.ts';
import { openPool } from '../../../apps/server/src/plugins/transaction.ts';
import { openFront } from './front.ts';
import { type Instance, newInstance } from './instance.ts';

/** The tables that are played: flights of the kind that climbs fastest, and roulette. */
export const flightTable = 'foguete';
export const drawTable = 'roleta';

/** Bets come in for so long, then a moment to lock, a scene where there is no flight, and a moment in which the result stands. */
interface Phases {
  readonly open: number;
  readonly locked: number;
  readonly playing: number;
  readonly settled: number;
}
const quickPhases: Phases = { open: 1_200, locked: 300, playing: 300, settled: 300 };

/** Several servers behind one address, with one database and, where there is a NATS server, a bus between them. */
export interface Cluster {
  readonly url: string;
  readonly db: pg.Pool;
  readonly bus: 'NATS' | 'PostgreSQL';
  readonly instances: readonly Instance[];
  /** Those that are on. */
  readonly tables: readonly string[];
  /** Which of them runs a table; null while none does. */
  runner(table: string): Promise<Instance | null>;
  kill(instance: Instance): Promise<void>;
  restart(instance: Instance): Promise<void>;
  close(): Promise<void>;
}

interface ClusterOptions {
  /** The built server. */
  readonly program: string;
  readonly count: number;
  /** Of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Hundredths: no flight goes higher, so that a run sees many rounds. */
  readonly endsBy: number;
  /** Which tables are on. */
  readonly tables: readonly string[];
  readonly phases?: Phases;
}

export async function openCluster({
  program,
  count,
  settings = {},
  endsBy,
  tables,
  phases = quickPhases,
}: ClusterOptions): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'arara-cluster-'));
  // PostgreSQL's user must get through to its folder inside.
  chmodSync(folder, 0o711);
  const log = { info() {}, warn: (message: string) => console.warn(message) };
  const database = await launchDatabase({
    dataDir: folder,
    log,
    settings: { max_connections: '200', ...settings },
  });
  await migrate(database.url);
  const db = openPool(database.url, 6);
  await prepareTables(db, tables, phases, endsBy);
  const natsProgram = findNats();
  const nats = natsProgram ? await startNats(natsProgram) : null;
  const front = await openFront();
  const env = {
    DATABASE_URL: database.url,
    PUBLIC_URL: front.url,
    ...(nats && { NATS_URL: nats.url }),
  };
  const instances = Array.from({ length: count }, (_, index) =>
    newInstance(`instance-${index}`, program, env),
  );
  const serveLiving = () => front.serve(instances.flatMap(({ port }) => port ?? []));
  const start = async (instance: Instance) => {
    await instance.start();
    serveLiving();
  };
  const close = async () => {
    await Promise.all(instances.map((instance) => instance.clear()));
    await front.close();
    await nats?.stop();
    await db.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // The first one fills the catalogue.
    for (const instance of instances.slice(0, 1)) await start(instance);
    await Promise.all(instances.slice(1).map(start));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: front.url,
    db,
    bus: nats ? 'NATS' : 'PostgreSQL',
    instances,
    tables,
    runner: async (table) => {
      const name = await runnerName(db, table);
      return instances.find((instance) => instance.name === name && instance.port !== null) ?? null;
    },
    kill: async (instance) => {
      const killed = instance.kill();
      serveLiving();
      await killed;
    },
    restart: start,
    close,
  };
}

/**
 * Phases and chains of a run, room for everybody's bets, and flights that end early: the draw is cut off as it is stored.
 */
async function prepareTables(
  db: pg.Pool,
  tables: readonly string[],
  { open, locked, playing, settled }: Phases,
  endsBy: number,
): Promise<void> {
  await db.query(
    `update live_table set is_on = slug = any($1), watched_at = 'infinity', open_ms = $2, locked_ms = $3, settled_ms = $5,
       playing_ms = case when playing_ms is not null then $4::integer end, risk_cap_cents = 1000000000000, chain_length = 2500,
       checkpoint_every = 100`,
    [tables, open, locked, playing, settled],
  );
  await db.query(`
    create function ends_early() returns trigger language plpgsql as $$
    begin
      new.secret := jsonb_set(new.secret, '{end}', to_jsonb(least((new.secret ->> 'end')::integer, ${endsBy})));
      return new;
    end $$;
    create trigger ends_early before update on live_round for each row when (new.secret ? 'end')
      execute function ends_early()`);
}

/** The name of the connection that holds the table's lock. */
async function runnerName(db: pg.Pool, table: string): Promise<string | null> {
  const { rows } = await db.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and l.objid = (hashtext('live:' || $1)::bigint & 4294967295)::oid`,
    [table],
  );
  return rows[0]?.application_name ?? null;
}
