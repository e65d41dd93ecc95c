import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import { address, filters, lists, type Mix, searches } from './lib/catalogue-mix.ts';
import { houseFolder } from './lib/house-folder.ts';
import { makeMembers } from './lib/members.ts';
import { cpuSeconds } from './lib/process-cpu.ts';
import { type Read, readOnce, readOver } from './lib/reads.ts';
import { type RunningServer, startServer } from './lib/server.ts';

/**
 * Reading the catalogue with 20,000 games of a platform, 50 requests at once: lists, filters, search, and lists of members with
 * favourites, few of them asked often and many seldom (`lib/catalogue-mix.ts`). `first` is each answer's first time, all of them
 * at once right after the catalogue changed; one search in fifty stays a first time while they are measured. `revalidated`
 * asks with the name of the content that is there already. `--json`, `--quick`.
 */
const isQuick = process.argv.includes('--quick');
const size = 20_000;
const connections = 50;
const seconds = isQuick ? 3 : 10;
/** More than are answered meanwhile. */
const asked = seconds * 10_000;
const targetMs = 15;
const note = (line: string) => process.stderr.write(`${line}\n`);

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
const folder = houseFolder();
const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
try {
  await migrate(database.url);
  const db = openPool(database.url, 4);
  const server = await startServer({ DATABASE_URL: database.url, SANDBOX_GAMES: String(size) });
  const total = await filled(db);
  note(`${total} games`);
  await db.query('vacuum analyze');
  const { rows: platforms } = await db.query<{ code: string }>('select distinct platform as code from game');
  const mixes = {
    lists: lists(asked),
    filters: filters(
      asked,
      platforms.map(({ code }) => code),
    ),
    searches: await searches(db, asked),
  };
  const results = [];
  for (const [kind, mix] of Object.entries(mixes)) results.push({ kind, ...(await measured(server, mix)) });
  const members = await membersReads(db);
  results.push({ kind: 'members', ...(await readFor(server, members)) });
  const known = await named(server.url, mixes.lists.known);
  const again = await readOnce(server.url, known, connections);
  results.push({ kind: 'revalidated', ...(await readFor(server, known)) });
  for (const result of results) note(JSON.stringify(result));
  await server.stop();
  await db.end();
  const p99Ms = Math.max(...results.map((result) => result.p99_ms));
  const report = {
    games: total,
    connections,
    calls: results,
    p99_worst_ms: p99Ms,
    target_ms: targetMs,
    is_met: p99Ms < targetMs,
    not_modified: again.filter(({ status }) => status === 304).length,
    not_modified_of: known.length,
    bytes_of_not_modified: again.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  process.stdout.write(
    `${process.argv.includes('--json') ? JSON.stringify(report) : JSON.stringify(report, null, 2)}\n`,
  );
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Waits until the lobbies of all platforms are in the catalogue, and gives how many games there are. */
async function filled(db: ReturnType<typeof openPool>): Promise<number> {
  for (;;) {
    const { rows } = await db.query<{ missing: bigint; total: bigint }>(
      `select (select count(*) from platform p where not exists (select from game where platform = p.code)) as missing,
              (select count(*) from game) as total`,
    );
    const [row] = rows;
    if (row && Number(row.missing) === 0 && Number(row.total) > size) return Number(row.total);
    await sleep(500);
  }
}

/** Each answer's first time, then what players ask. */
async function measured(server: RunningServer, { known, asked: reads, news }: Mix) {
  const first = (await readOnce(server.url, known, connections)).map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Number((first[Math.floor(first.length * share)] ?? 0).toFixed(1));
  return {
    ...(await readFor(server, reads)),
    addresses: known.length,
    asked_first: Number((news / reads.length).toFixed(3)),
    first_p50_ms: at(0.5),
    first_p99_ms: at(0.99),
  };
}

/** What was asked beforehand to warm up is not asked again: the measured ones begin where that ended. */
async function readFor(server: RunningServer, reads: readonly Read[]) {
  const warming = Math.floor(reads.length / 6);
  await readOver(server.url, reads.slice(0, warming), { connections, seconds: 2 });
  const before = cpuSeconds(server.pid);
  const load = await readOver(server.url, reads.slice(warming), { connections, seconds });
  const { requests, perSecond, p50Ms, p99Ms, failures } = load;
  const micros = ((cpuSeconds(server.pid) - before) / requests) * 1e6;
  return {
    per_s: Math.round(perSecond),
    p50_ms: p50Ms,
    p99_ms: p99Ms,
    failures,
    node_us: Math.round(micros),
  };
}

/** Members who read lists; every second one has favourites in them. */
async function membersReads(db: ReturnType<typeof openPool>): Promise<Read[]> {
  const { memberIds, tokens } = await makeMembers(db, 400, 100n);
  await db.query(
    `insert into favourite (member_id, game_id)
     select m, g.id from unnest($1::uuid[]) as m, (select id from game order by popularity desc, position limit 5) as g`,
    [memberIds.filter((_, index) => index % 2 === 0)],
  );
  return tokens.map((token, index) => ({ ...address({ page: (Math.floor(index / 2) % 3) + 1 }), token }));
}

/** Lists with the names of their contents, as a browser that has been here asks. */
async function named(url: string, reads: readonly Read[]): Promise<Read[]> {
  const answers = await readOnce(url, reads, connections);
  return reads.map((read, index) => ({ ...read, etag: answers[index]?.etag ?? '' }));
}
