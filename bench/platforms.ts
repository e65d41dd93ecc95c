import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import { reconcile } from '../packages/ledger/src/index.ts';
import { houseFolder } from './lib/house-folder.ts';
import { makeMembers } from './lib/members.ts';
import { postgresCpuSeconds, withCpu } from './lib/process-cpu.ts';
import { sendSigned, signedPairs } from './lib/seamless-load.ts';
import { startServer } from './lib/server.ts';
import { tpcb } from './lib/tpcb.ts';
import type { Load } from './lib/wrk.ts';

/**
 * Durable pairs of bet and win a second through the seamless wallet, each a signed request of its own over HTTP, against
 * pgbench's TPC-B on the same PostgreSQL in the same run; then the time answers take at half that load, and pairs that come in one
 * request, as those of games whose rounds end at once. `--json`, `--quick`.
 */
const isQuick = process.argv.includes('--quick');
const connections = 64;
const seconds = isQuick ? 5 : 15;
/** Half the load comes from so many, who pause after each answer, for almost as long as what is signed at once stays valid. */
const pausing = 256;
const halfSeconds = isQuick ? 10 : 45;
/** About what an answer takes then. */
const answerMs = 8;
const members = 2048;
/** Requests a second that are prepared while nobody knows how many the house takes. */
const mostPerSecond = 20_000;
/** And of the run itself, however slow the warm-up was. */
const leastPerSecond = 8_000;
const warmUpSeconds = 3;
/** The first warm-up compiles the code of which the second tells the pace. */
const warmUps = 2;
const secret = 'a secret of the bench and the house';

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
  const baselineCpu = ((await postgresCpuSeconds(db)) - beforeBaseline) / (baseline * seconds);
  // What pgbench has filled is written down now: half a minute later the system would do it, and whoever commits waits for that.
  await db.query('checkpoint');
  const { memberIds } = await makeMembers(db, members, 100_000_000n);
  const platform = {
    code: 'bancada',
    name: 'Bancada',
    // Nobody is there: lobbies and launches are not what is measured.
    base_url: 'http://127.0.0.1:9',
    operator: 'arara',
    secret,
    seamless: { hmac_secret: secret },
  };
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PLATFORMS: JSON.stringify([platform]),
  });
  const players = await seat(db, memberIds);
  const target = { url: server.url, platform: 'bancada', game: 'mesa', secret, players };
  const run = (forSeconds: number, perSecondMax: number) =>
    sendSigned(server.url, signedPairs(target, Math.ceil(forSeconds * perSecondMax), forSeconds), {
      connections,
      seconds: forSeconds,
    });
  let warm = 0;
  for (let warmUp = 1; warmUp <= warmUps; warmUp += 1) {
    note(`pairs of bet and win, warming up: ${warmUp} of ${warmUps}`);
    warm = Math.max(warm, (await run(warmUpSeconds, mostPerSecond)).perSecond);
  }
  note('pairs of bet and win');
  // Code gets faster still, after a slow start several times, and what was sent once is refused when it comes again.
  const prepared = Math.max(warm * 4, leastPerSecond);
  const { done: full, ...cpu } = await withCpu([server.pid], db, () => run(seconds, prepared));
  const rate = full.perSecond / 2;
  note(`${Math.round(rate)} requests a second`);
  const half = await sendSigned(
    server.url,
    signedPairs(target, Math.ceil(rate * halfSeconds * 1.2), halfSeconds),
    {
      connections: pausing,
      seconds: halfSeconds,
      pauseMs: (pausing / rate) * 1000 - answerMs,
    },
  );
  note('pairs in one request');
  const together = await sendSigned(
    server.url,
    signedPairs(target, Math.ceil(full.perSecond * 2 * seconds), seconds, { areTogether: true }),
    { connections, seconds },
  );
  await server.stop();
  note('counting the rounds');
  const begun = performance.now();
  const { rows } = await db.query<{ counted: number }>(
    'select counted from seamless_count(now(), now(), 10000000, null)',
  );
  const countedPerS = (rows[0]?.counted ?? 0) / ((performance.now() - begun) / 1000);
  const books = await reconcile(db);
  await db.end();
  report({ baseline, baselineCpu, full, cpu, half, together, countedPerS, isClean: books.isClean });
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Makes every member a player of the platform with a session that is alive. */
async function seat(db: ReturnType<typeof openPool>, memberIds: readonly string[]) {
  await db.query(
    `insert into game (slug, platform, external_id, category, title) values ('bancada-mesa', 'bancada', 'mesa', 'slots', '{"pt":"Mesa"}')`,
  );
  await db.query(
    `insert into platform_player (member_id, platform, player) select id, 'bancada', 'p' || n
       from unnest($1::uuid[]) with ordinality as i(id, n)`,
    [memberIds],
  );
  const players = memberIds.map((_, index) => ({ player: `p${index + 1}`, session: `session-${index + 1}` }));
  await db.query(
    `with login as (
       insert into session (member_id, token_hash, created_at, last_seen_at)
       select id, decode(hash, 'hex'), now(), now() from unnest($1::uuid[], $2::text[]) as i(id, hash)
       returning id, member_id, encode(token_hash, 'hex') as hash
     )
     insert into seamless_session (token_hash, member_id, session_id, platform, expires_at)
     select hash, member_id, id, 'bancada', now() + interval '1 hour' from login`,
    [memberIds, players.map(({ session }) => createHash('sha256').update(session).digest('hex'))],
  );
  return players;
}

interface Measured {
  readonly baseline: number;
  /** Of PostgreSQL for one of pgbench's transactions. */
  readonly baselineCpu: number;
  readonly full: Load;
  readonly cpu: { readonly nodeSeconds: number; readonly postgresSeconds: number };
  readonly half: Load;
  /** A pair in each request. */
  readonly together: Load;
  readonly countedPerS: number;
  readonly isClean: boolean;
}

function report({ baseline, baselineCpu, full, cpu, half, together, countedPerS, isClean }: Measured): void {
  const pairs = full.perSecond / 2;
  const result = {
    connections,
    pairs_per_s: Math.round(pairs),
    p50_ms: full.p50Ms,
    p99_ms: full.p99Ms,
    node_us_per_pair: Math.round((cpu.nodeSeconds / pairs / seconds) * 1e6),
    postgres_us_per_pair: Math.round((cpu.postgresSeconds / pairs / seconds) * 1e6),
    pgbench_tpcb_tps: Math.round(baseline),
    postgres_us_per_tpcb: Math.round(baselineCpu * 1e6),
    ratio: Number((pairs / baseline).toFixed(2)),
    half_load_per_s: Math.round(half.perSecond),
    half_load_p50_ms: half.p50Ms,
    half_load_p99_ms: half.p99Ms,
    pairs_per_s_in_one_request: Math.round(together.perSecond),
    ratio_in_one_request: Number((together.perSecond / baseline).toFixed(2)),
    failures: full.failures + half.failures + together.failures,
    rounds_counted_per_s: Math.round(countedPerS),
    books_balance: isClean,
  };
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`);
  else
    for (const [name, value] of Object.entries(result)) process.stdout.write(`${name.padEnd(28)} ${value}\n`);
}
