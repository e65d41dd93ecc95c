import { findPgbench, needProgram, run } from './tools.ts';

interface Tpcb {
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
}

/** Fills the tables of pgbench's TPC-B, with as many branches as clients so that they do not wait for one row. */
export async function fillTpcb(database: Tpcb): Promise<void> {
  await run(program(), ['-i', '-q', '-s', String(database.clients)], environment(database.url));
}

/** Transactions a second of pgbench's built-in TPC-B-like script, as pgbench runs it by default. */
export async function runTpcb(database: Tpcb): Promise<number> {
  const args = ['-c', String(database.clients), '-j', '2', '-T', String(database.seconds), '-n'];
  const out = await run(program(), args, environment(database.url));
  const tps = Number(/tps = ([\d.]+)/.exec(out)?.[1]);
  if (!Number.isFinite(tps)) throw new Error(`pgbench printed no tps: ${out}`);
  return tps;
}

/** Both; `begins` is called when the tables are filled. */
export async function tpcb(database: Tpcb & { begins?: () => Promise<void> }): Promise<number> {
  await fillTpcb(database);
  await database.begins?.();
  return runTpcb(database);
}

const program = () => needProgram(findPgbench, 'postgresql-contrib');

/** The server is reached over its socket folder. */
function environment(address: string): Record<string, string> {
  const url = new URL(address);
  const host = url.searchParams.get('host') ?? url.hostname;
  return {
    PGHOST: decodeURIComponent(host),
    PGUSER: decodeURIComponent(url.username) || 'postgres',
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: url.pathname.slice(1),
    ...(url.port && { PGPORT: url.port }),
  };
}
