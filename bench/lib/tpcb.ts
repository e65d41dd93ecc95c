import { findPgbench, needProgram, run } from './tools.ts';

/**
 * Transactions a second of pgbench's built-in TPC-B-like script, as pgbench runs it by default, with as many branches as
 * clients so that they do not wait for one row. The server is reached over its socket folder. `begins` is called when the
 * tables are filled.
 */
export async function tpcb(database: {
  url: string;
  clients: number;
  seconds: number;
  begins?: () => Promise<void>;
}): Promise<number> {
  const pgbench = needProgram(findPgbench, 'postgresql-contrib');
  const url = new URL(database.url);
  const host = url.searchParams.get('host') ?? url.hostname;
  const env = {
    PGHOST: decodeURIComponent(host),
    PGUSER: decodeURIComponent(url.username) || 'postgres',
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: url.pathname.slice(1),
    ...(url.port && { PGPORT: url.port }),
  };
  await run(pgbench, ['-i', '-q', '-s', String(database.clients)], env);
  await database.begins?.();
  const args = ['-c', String(database.clients), '-j', '2', '-T', String(database.seconds), '-n'];
  const out = await run(pgbench, args, env);
  const tps = Number(/tps = ([\d.]+)/.exec(out)?.[1]);
  if (!Number.isFinite(tps)) throw new Error(`pgbench printed no tps: ${out}`);
  return tps;
}
