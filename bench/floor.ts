import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import type { Bare, FromBare } from './lib/bare-settling.ts';
import { houseFolder } from './lib/house-folder.ts';
import { load } from './lib/load.ts';
import { withCpu } from './lib/process-cpu.ts';
import { tpcb } from './lib/tpcb.ts';

/**
 * What HTTP and durability alone leave of a machine: answers a second of Node's bare HTTP, and of the same with one durable row
 * each, against pgbench's TPC-B on the same PostgreSQL in the same run. It is what a bet of ours could come to if it cost nothing else. `--json`, `--quick`.
 */
const isQuick = process.argv.includes('--quick');
const connections = 64;
const seconds = isQuick ? 5 : 15;
const body = JSON.stringify({ stake: '1.00', direction: 'over', target: 5049 });
const note = (line: string) => process.stderr.write(`${line}\n`);

const folder = houseFolder();
const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
try {
  const db = openPool(database.url, 2);
  await db.query(
    `create table bare_row (id bigint primary key, body text not null);
     create table bare_balance (id int primary key, cents bigint not null check (cents >= 0), moves bigint not null) with (fillfactor = 50);
     insert into bare_balance select n, 100000000000, 0 from generate_series(0, 2047) n;
     create table bare_movement (balance int, move bigint, cause bigint not null, cents bigint not null, after bigint not null,
                                 primary key (balance, move))`,
  );
  note('pgbench TPC-B');
  const baseline = await tpcb({ url: database.url, clients: connections, seconds });
  const measured = [];
  for (const leaves of ['nothing', 'row', 'books', 'signed_books'] satisfies Bare[]) {
    note(leaves);
    const child = fork(resolve(import.meta.dirname, 'lib/bare-settling.ts'), [database.url, leaves], {
      execArgv: ['--import', 'tsx'],
    });
    const [{ port }] = (await once(child, 'message')) as [FromBare];
    const ask = (forSeconds: number) =>
      load({
        url: `http://127.0.0.1:${port}`,
        method: 'POST',
        path: '/',
        body,
        tokens: ['nobody'],
        connections,
        seconds: forSeconds,
      });
    await ask(3);
    const pid = child.pid ?? 0;
    const { done, nodeSeconds, postgresSeconds } = await withCpu([pid], db, () => ask(seconds));
    const { requests, perSecond, p50Ms, p99Ms, failures } = done;
    const micros = (used: number) => Math.round((used / requests) * 1e6);
    measured.push({
      leaves,
      per_s: Math.round(perSecond),
      ratio: Number((perSecond / baseline).toFixed(2)),
      p50_ms: p50Ms,
      p99_ms: p99Ms,
      node_us: micros(nodeSeconds),
      postgres_us: micros(postgresSeconds),
      failures,
    });
    child.kill();
    await once(child, 'exit');
  }
  await db.end();
  const report = { connections, pgbench_tpcb_tps: Math.round(baseline), measured };
  process.stdout.write(`${JSON.stringify(report, null, process.argv.includes('--json') ? 0 : 2)}\n`);
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
