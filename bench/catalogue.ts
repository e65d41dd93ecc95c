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
 * asks with the name of the content that is there already. All kinds take turns, three times after a warm-up, and the middle of
 * three p99 counts: a machine's pace changes by the minute. `--json`, `--quick` (one shorter turn).
 */
const isQuick = process.argv.includes('--quick');
const size = 20_000;
const connections = 50;
const turns = isQuick ? 1 : 3;
const seconds = isQuick ? 3 : 7;
const warmingSeconds = 2;
/** More than are answered in a second: what has been asked before is not asked again. */
const askedPerS = 12_000;
const asked = (warmingSeconds + turns * seconds) * askedPerS;
const targetMs = 15;
const note = (line: string) => process.stderr.write(`${line}\n`);

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
const folder = houseFolder();
const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
try {
  await migrate(database.url);
  const db = openPool(database.url, 4);
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SANDBOX_GAMES: String(size),
  });
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
  const members = await membersReads(db);
  const firsts: Record<string, First> = {};
  for (const [kind, mix] of Object.entries(mixes)) firsts[kind] = await askedFirst(server.url, mix);
  const known = await named(server.url, mixes.lists.known);
  const again = await readOnce(server.url, known, connections);
  const kinds: Record<string, readonly Read[]> = {
    lists: mixes.lists.asked,
    filters: mixes.filters.asked,
    searches: mixes.searches.asked,
    members,
    revalidated: known,
  };
  for (const reads of Object.values(kinds))
    await readOver(server.url, partOf(reads, 0, warmingSeconds), { connections, seconds: warmingSeconds });
  const done: Record<string, Turn[]> = {};
  for (let turn = 0; turn < turns; turn += 1)
    for (const [kind, reads] of Object.entries(kinds)) {
      const told = await readFor(server, partOf(reads, warmingSeconds + turn * seconds, seconds));
      note(`${kind} ${JSON.stringify(told)}`);
      done[kind] = [...(done[kind] ?? []), told];
    }
  const results = Object.entries(done).map(([kind, told]) => ({ kind, ...summed(told), ...firsts[kind] }));
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

interface First {
  readonly addresses: number;
  /** The share of what is asked afterwards that is asked for the first time. */
  readonly asked_first: number;
  readonly first_p50_ms: number;
  readonly first_p99_ms: number;
}

/** Each answer's first time, all of them at once. */
async function askedFirst(url: string, { known, asked: reads, news }: Mix): Promise<First> {
  const first = (await readOnce(url, known, connections)).map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Number((first[Math.floor(first.length * share)] ?? 0).toFixed(1));
  return {
    addresses: known.length,
    asked_first: Number((news / reads.length).toFixed(3)),
    first_p50_ms: at(0.5),
    first_p99_ms: at(0.99),
  };
}

/** What is asked in some seconds of the whole; a short list is asked over and over. */
function partOf(reads: readonly Read[], fromSeconds: number, forSeconds: number): readonly Read[] {
  if (reads.length < asked) return reads;
  return reads.slice(fromSeconds * askedPerS, (fromSeconds + forSeconds) * askedPerS);
}

type Turn = Awaited<ReturnType<typeof readFor>>;

async function readFor(server: RunningServer, reads: readonly Read[]) {
  const before = cpuSeconds(server.pid);
  const load = await readOver(server.url, reads, { connections, seconds });
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

/** The turn of the middle p99, with the p99 of each and the failures of all. */
function summed(told: readonly Turn[]) {
  const sorted = told.toSorted((a, b) => a.p99_ms - b.p99_ms);
  return {
    ...sorted[Math.floor(sorted.length / 2)],
    p99_ms: sorted[Math.floor(sorted.length / 2)]?.p99_ms ?? 0,
    p99_by_turn: told.map(({ p99_ms }) => p99_ms),
    failures: told.reduce((sum, { failures }) => sum + failures, 0),
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
