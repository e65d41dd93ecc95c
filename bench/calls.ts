import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import { type Call, calls } from '../packages/contract/src/index.ts';
import { reconcile } from '../packages/ledger/src/index.ts';
import { fillHouse } from './lib/full-house.ts';
import { houseFolder } from './lib/house-folder.ts';
import { load } from './lib/load.ts';
import { startServer } from './lib/server.ts';
import type { Load } from './lib/wrk.ts';

/**
 * How long the calls of the screens take with a full house: p50 and p99 over HTTP, two requests at once, each by another
 * member, after every call has been made for a while; all calls in turn, three times, the middle counts. PostgreSQL's own counters
 * tell whether any of them read a growing table from end to end. `--json`, `--quick` (a smaller house, shorter),
 * `--only=call,call` (by the names of the contract).
 */
const isQuick = process.argv.includes('--quick');
const size = isQuick ? { members: 5_000, roundsEach: 50 } : { members: 100_000, roundsEach: 50 };
const secondsEach = isQuick ? 1 : 2;
/** The middle of three counts: a machine that others work on has moments in which everything takes long. */
const roundsMade = 3;
const targetMs = 20;
/** A table that holds so many rows has grown. */
const grownRows = 5_000;
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const note = (line: string) => process.stderr.write(`${line}\n`);

/** Calls that change something, that need something named, or that ask a platform over the network. */
const leftOut = new Set([
  'passkeyRename',
  'realityCheckSeen',
  'rebatesDetails',
  'platformGame',
  'day7Balances',
]);

/** Reads: every GET without places in its path, and the POSTs that the specification reads lists and checks with. */
const measured = calls.filter(
  (call) =>
    call.who !== 'staff' &&
    !leftOut.has(call.name) &&
    !call.path.includes('{') &&
    !call.idempotent &&
    (only === undefined || only.split(',').includes(call.name)) &&
    (call.method === 'GET' || /(list|check|history|record|reward|info|follow|me|details)$/.test(call.path)),
);

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
const folder = houseFolder();
const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
try {
  await migrate(database.url);
  // A first start seeds the catalogue that rounds are played in.
  await (await startServer({ DATA_DIR: folder, DATABASE_URL: database.url })).stop();
  const db = openPool(database.url, 4);
  const house = await fillHouse(db, size, note);
  const books = await reconcile(db);
  note(`books ${books.isClean ? 'balance' : 'DIFFER'}`);
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url });
  // What filling and checking have read is counted by then.
  await sequentialScans(db);
  // A server that has worked for a while: its code is compiled, its statements are planned, those who ask have been here.
  for (const call of measured) await ask(server.url, call, house.tokens, secondsEach);
  note('warm');
  await nightsWorkDone(db);
  const rounds = new Map(measured.map((call) => [call, [] as Load[]]));
  const scannedBy = new Map<Call, string[]>();
  let scans = await sequentialScans(db);
  for (let round = 1; round <= roundsMade; round++)
    for (const [call, times] of rounds) {
      times.push(await ask(server.url, call, house.tokens, secondsEach));
      if (round > 1) continue;
      const scansBefore = scans;
      scans = await sequentialScans(db);
      const grown = [...scans].filter(
        ([table, { reads, rows }]) => rows >= grownRows && reads > (scansBefore.get(table)?.reads ?? 0),
      );
      scannedBy.set(
        call,
        grown.map(([table]) => table),
      );
    }
  const results = [...rounds].map(([call, times]) => {
    const [p50Ms, p99Ms] = [times.map((one) => one.p50Ms), times.map((one) => one.p99Ms)].map(middle);
    const failures = times.reduce((sum, one) => sum + one.failures, 0);
    const scanned = scannedBy.get(call) ?? [];
    const all = times.map((one) => one.p99Ms.toFixed(1)).join(', ');
    note(`${call.path.padEnd(40)} p50 ${p50Ms} ms, p99 ${p99Ms} ms (${all}) ${failures || ''} ${scanned}`);
    return { call: call.name, p50_ms: p50Ms ?? 0, p99_ms: p99Ms ?? 0, failures, scanned };
  });
  await server.stop();
  await db.end();
  const slow = results.filter((result) => result.p99_ms >= targetMs).map((result) => result.call);
  const report = {
    members: house.members,
    rounds: house.rounds,
    calls: results,
    p99_worst_ms: Math.max(...results.map((result) => result.p99_ms)),
    slow,
    scanned: results.flatMap((result) => result.scanned.map((table) => `${result.call}: ${table}`)),
    failing: results.filter((result) => result.failures > 0).map((result) => result.call),
    books_balance: books.isClean,
  };
  process.stdout.write(
    `${process.argv.includes('--json') ? JSON.stringify(report) : JSON.stringify(report, null, 2)}\n`,
  );
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Makes a call for some seconds, two at once, each time by another member. */
function ask(url: string, call: Call, tokens: readonly string[], seconds: number): Promise<Load> {
  const isRead = call.method === 'GET';
  return load({
    url,
    method: isRead ? 'GET' : 'POST',
    path: isRead ? `${call.path}?lang=pt` : call.path,
    ...(!isRead && { body: JSON.stringify({ lang: 'pt' }) }),
    tokens,
    connections: 2,
    seconds,
  });
}

/**
 * A house that was just filled makes up for the last night's work as soon as it notices, within five minutes; one in business
 * has it behind it. Waits for that, six minutes at most.
 */
async function nightsWorkDone(db: ReturnType<typeof openPool>): Promise<void> {
  let doneBefore = -1;
  for (let seconds = 0; seconds < 360; seconds += 5) {
    const { rows } = await db.query<{ begun: bigint; done: bigint }>(
      'select count(*) as begun, count(finished_at) as done from daily_run',
    );
    const [begun, done] = [Number(rows[0]?.begun), Number(rows[0]?.done)];
    if (begun > 0 && begun === done && done === doneBefore) return;
    doneBefore = done;
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
}

/** How often each table was read from end to end so far, also when it held little, and what it holds by now. */
async function sequentialScans(
  db: ReturnType<typeof openPool>,
): Promise<Map<string, { reads: number; rows: number }>> {
  // The counters of other sessions are told about once a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const { rows } = await db.query<{ relname: string; seq_scan: bigint; n_live_tup: bigint }>(
    'select relname, seq_scan, n_live_tup from pg_stat_user_tables',
  );
  return new Map(
    rows.map((row) => [row.relname, { reads: Number(row.seq_scan), rows: Number(row.n_live_tup) }]),
  );
}

function middle(values: number[]): number {
  return Number((values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0).toFixed(1));
}
