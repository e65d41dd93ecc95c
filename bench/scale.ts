import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import { reconcile } from '../packages/ledger/src/index.ts';
import { houseFolder } from './lib/house-folder.ts';
import { load } from './lib/load.ts';
import { makeMembers } from './lib/members.ts';
import { withCpu } from './lib/process-cpu.ts';
import { startServer } from './lib/server.ts';
import type { Load } from './lib/wrk.ts';

/**
 * Durable bets a second of one, two and four instances on one PostgreSQL: 64 connections in all, shared out, and members who
 * stay with their instance, as behind a balancer that keeps sessions together. What each count brings is compared with one
 * instance in the same run. `--json`, `--quick` (shorter).
 */
const isQuick = process.argv.includes('--quick');
const counts = [1, 2, 4];
const connections = 64;
const seconds = isQuick ? 5 : 15;
const body = JSON.stringify({ stake: '1.00', direction: 'over', target: 5049 });

interface Measured {
  readonly instances: number;
  readonly bets_per_s: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly node_us_per_bet: number;
  readonly postgres_us_per_bet: number;
  readonly failures: number;
}

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
const folder = houseFolder();
const note = (line: string) => process.stderr.write(`${line}\n`);
const database = await launchDatabase({
  dataDir: folder,
  log: { info: () => {}, warn: note },
  settings: { max_connections: '200' },
});
try {
  await migrate(database.url);
  const db = openPool(database.url, 4);
  const measured: Measured[] = [];
  for (const count of counts) measured.push(await measure(db, count));
  const books = await reconcile(db);
  await db.end();
  report(measured, books.isClean);
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(db: ReturnType<typeof openPool>, count: number): Promise<Measured> {
  note(`${count} instances`);
  const { tokens } = await makeMembers(db, 2048, 100_000_000n);
  const servers = await Promise.all(
    Array.from({ length: count }, () => startServer({ DATA_DIR: folder, DATABASE_URL: database.url })),
  );
  const play = (forSeconds: number) =>
    Promise.all(
      servers.map(({ url }, index) =>
        load({
          url,
          method: 'POST',
          path: '/api/play/dados-de-ouro',
          body,
          tokens: tokens.filter((_, member) => member % count === index),
          connections: connections / count,
          seconds: forSeconds,
        }),
      ),
    );
  // Each instance compiles for itself, and all of them share the cores meanwhile.
  await play(3 * count);
  const pids = servers.map(({ pid }) => pid);
  const { done: loads, nodeSeconds, postgresSeconds } = await withCpu(pids, db, () => play(seconds));
  const bets = sum(loads, ({ requests }) => requests);
  for (const server of servers) await server.stop();
  return {
    instances: count,
    bets_per_s: Math.round(sum(loads, ({ perSecond }) => perSecond)),
    // Of the instance that answers slowest.
    p50_ms: Math.max(...loads.map(({ p50Ms }) => p50Ms)),
    p99_ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)),
    node_us_per_bet: Math.round((nodeSeconds / bets) * 1e6),
    postgres_us_per_bet: Math.round((postgresSeconds / bets) * 1e6),
    failures: sum(loads, ({ failures }) => failures),
  };
}

function sum(loads: readonly Load[], figure: (one: Load) => number): number {
  return loads.reduce((all, one) => all + figure(one), 0);
}

function report(measured: readonly Measured[], isClean: boolean): void {
  const [one] = measured;
  const counted = measured.map((each) => ({
    ...each,
    times_one: Number((each.bets_per_s / (one?.bets_per_s || 1)).toFixed(2)),
  }));
  const result = { cores: cpus().length, connections, scale: counted, books_balance: isClean };
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`);
  else {
    for (const each of counted)
      process.stdout.write(
        `${each.instances} on ${result.cores} cores: ${each.bets_per_s} bets a second, ${each.times_one} times one; p99 ${each.p99_ms} ms; ` +
          `${each.node_us_per_bet} µs of Node and ${each.postgres_us_per_bet} µs of PostgreSQL a bet; ${each.failures} failures\n`,
      );
    process.stdout.write(`books balance: ${isClean}\n`);
  }
}
