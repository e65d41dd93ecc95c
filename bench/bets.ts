import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { BetWriter } from '../apps/server/src/modules/games/settlement/bet-writer.ts';
import { systemClock } from '../apps/server/src/plugins/clock.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import { gameRules } from '../packages/games/src/index.ts';
import { reconcile } from '../packages/ledger/src/index.ts';
import { houseFolder } from './lib/house-folder.ts';
import { type Load, load } from './lib/load.ts';
import { makeMembers } from './lib/members.ts';
import { cpuSeconds, postgresCpuSeconds } from './lib/process-cpu.ts';
import { startServer } from './lib/server.ts';
import { tpcb } from './lib/tpcb.ts';

/**
 * Durable bets a second over HTTP, with authentication and every check, against pgbench's TPC-B on the same PostgreSQL
 * in the same run; then again with many rounds stored, when listeners and vacuum have done with them. `--json`, `--quick` (shorter, fewer stored rounds).
 */
const isQuick = process.argv.includes('--quick');
const connections = 64;
const seconds = isQuick ? 5 : 15;
const storedRounds = isQuick ? 100_000 : 1_000_000;
const body = JSON.stringify({ stake: '1.00', direction: 'over', target: 5049 });

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
const folder = houseFolder();
const note = (line: string) => process.stderr.write(`${line}\n`);
const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
try {
  await migrate(database.url);
  const db = openPool(database.url, 4);
  note('pgbench TPC-B');
  let beforeBaseline = 0;
  const begins = async () => {
    beforeBaseline = await postgresCpuSeconds(db);
  };
  const baseline = await tpcb({ url: database.url, clients: connections, seconds, begins });
  const baselineUs = Math.round(
    (((await postgresCpuSeconds(db)) - beforeBaseline) / (baseline * seconds)) * 1e6,
  );
  const { tokens } = await makeMembers(db, 2048, 100_000_000n);
  const server = await startServer({ DATABASE_URL: database.url });
  const play = (forSeconds: number): Promise<Load> =>
    load({
      url: server.url,
      method: 'POST',
      path: '/api/play/dados-de-ouro',
      body,
      tokens,
      connections,
      seconds: forSeconds,
    });
  /** Some seconds of bets, and the processor time that one took of the server and of PostgreSQL. */
  const measured = async (): Promise<Measured> => {
    const before = { node: cpuSeconds(server.pid), postgres: await postgresCpuSeconds(db) };
    const done = await play(seconds);
    const micros = (used: number) => Math.round((used / done.requests) * 1e6);
    return {
      ...done,
      nodeUs: micros(cpuSeconds(server.pid) - before.node),
      postgresUs: micros((await postgresCpuSeconds(db)) - before.postgres),
    };
  };
  note('bets, warming up');
  await play(3);
  note('bets');
  const empty = await measured();
  note(`storing ${storedRounds} rounds`);
  await storeRounds(db, storedRounds);
  note(`${await settledDown(db)} s until listeners and vacuum had done with them`);
  // As before the empty figure: the first change of each page after a checkpoint costs more than the next ones.
  await play(3);
  const full = await measured();
  // Bets that were under way when the load ended are settled before the server stops.
  await server.stop();
  const books = await reconcile(db);
  await db.end();
  report({ baseline, baselineUs, empty, full, isClean: books.isClean });
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Plays rounds through the settlement itself, by members of their own: the ledger then holds what it would hold. */
async function storeRounds(db: ReturnType<typeof openPool>, count: number): Promise<void> {
  const { memberIds } = await makeMembers(db, 4096, 100_000_000n);
  const writer = new BetWriter(db, systemClock, {
    batchMax: 2048,
    batchesInFlightMax: 2,
    waitingMax: 10_000,
  });
  const rules = gameRules('dados-de-ouro');
  const parsed = rules?.parseBet(JSON.parse(body));
  if (rules?.kind !== 'instant' || parsed?.kind !== 'ok')
    throw new Error('the bet of this benchmark is not accepted');
  for (let done = 0; done < count; done += memberIds.length) {
    await Promise.all(
      memberIds.map((memberId, index) =>
        writer.submit({
          memberId,
          game: rules.game,
          version: rules.version,
          stakeCents: parsed.stakeCents,
          bet: parsed.bet,
          key: `stored-${done + index}`,
          contributionPercent: 100,
          feedsJackpot: false,
          draw: (draws) => ({ ...rules.play(parsed.bet, draws), secret: null, view: null }),
        }),
      ),
    );
  }
}

/**
 * Waits until listeners have heard of so many rounds stored at once, then does what autovacuum would begin in the middle of
 * what is measured, and tells how many seconds all that took.
 */
async function settledDown(db: ReturnType<typeof openPool>): Promise<number> {
  const begun = performance.now();
  while (await isHearing(db)) await sleep(500);
  await db.query('vacuum (analyze)');
  await db.query('checkpoint');
  return Math.round((performance.now() - begun) / 1000);
}

async function isHearing(db: ReturnType<typeof openPool>): Promise<boolean> {
  const { rows } = await db.query<{ is_busy: boolean }>(
    `select exists (select from outbox o join outbox_cursor c on c.topic = o.topic
                     where (o.xid, o.id) > (c.xid, c.id)) as is_busy`,
  );
  return rows[0]?.is_busy !== false;
}

interface Measured extends Load {
  readonly nodeUs: number;
  readonly postgresUs: number;
}

interface Report {
  readonly baseline: number;
  /** Of PostgreSQL, for one of pgbench's transactions. */
  readonly baselineUs: number;
  readonly empty: Measured;
  readonly full: Measured;
  readonly isClean: boolean;
}

function report({ baseline, baselineUs, empty, full, isClean }: Report): void {
  const result = {
    connections,
    bets_per_s: Math.round(empty.perSecond),
    p50_ms: empty.p50Ms,
    p99_ms: empty.p99Ms,
    node_us_per_bet: empty.nodeUs,
    postgres_us_per_bet: empty.postgresUs,
    pgbench_tpcb_tps: Math.round(baseline),
    postgres_us_per_tpcb: baselineUs,
    ratio: Number((empty.perSecond / baseline).toFixed(2)),
    failures: empty.failures + full.failures,
    stored_rounds: storedRounds,
    bets_per_s_stored: Math.round(full.perSecond),
    node_us_per_bet_stored: full.nodeUs,
    postgres_us_per_bet_stored: full.postgresUs,
    share_of_empty: Number((full.perSecond / empty.perSecond).toFixed(3)),
    books_balance: isClean,
  };
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`);
  else
    for (const [name, value] of Object.entries(result)) process.stdout.write(`${name.padEnd(20)} ${value}\n`);
}
